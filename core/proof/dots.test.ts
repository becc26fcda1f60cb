import { proveThatItScans } from './prove.ts';

proveThatItScans('dots');
