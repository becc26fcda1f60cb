import { proveThatItScans } from './prove.ts';

proveThatItScans('standard');
