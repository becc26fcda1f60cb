import LanguageMenu from './language-menu.tsx';
import { LanguageOffer } from './language-offer.tsx';

export default function HeaderLanguages() {
  return (
    <>
      <LanguageOffer />
      <div className="hidden lg:block">
        <LanguageMenu isIcon />
      </div>
    </>
  );
}
