const PHONE = `phone, telephone, phone number, mobile, number, tel, telefon, telefonnummer, handy, mobil, nummer, rufnummer, teléfono,
  móvil, número, 電話, 電話番号, téléphone, portable, numéro, telefone, telemóvel, celular, телефон, номер, telefono, cellulare, numero,
  telefoon, telefoonnummer, numer telefonu, numer`;
const MESSAGE = `message, body, text, nachricht, mensaje, 本文, メッセージ, mensagem, сообщение, messaggio, bericht, wiadomość, treść`;

/**
 * The words that people use as headings, in English, Spanish, German, Japanese, French, Portuguese, Russian,
 * Italian, Dutch and Polish, and the most common words in Chinese and Arabic. The keys are paths of fields or
 * roles of columns; the clearest words come first. Case, accents and punctuation do not matter.
 */
export const headingWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    url: `url, link, links, hyperlink, weblink, enlace, vínculo, リンク, リンク先, lien, ligação, ссылка, collegamento, koppeling, odnośnik, 链接, 网址, رابط, الرابط,
      web address, website address, website, web site, site, web, homepage, web page, webpage, page, sitio web, sitio, página web, página, webseite,
      internetseite, internetadresse, webadresse, ウェブサイト, サイト, ホームページ, site web, site internet, page web, endereço web,
      网站, 网页, عنوان الويب, موقع, الموقع, сайт, веб-сайт, вебсайт, sito, sito web, pagina web, webpagina, webadres, strona, strona internetowa, strona www, www,
      target, target url, destination, ziel, zieladresse, destino, cible, destinazione, doel, cel,
      address, adresse, dirección, アドレス, endereço, адрес, indirizzo, adres, long url, original url, longurl, destination url`,
    text: `text, content, inhalt, texto, contenido, テキスト, 内容, texte, contenu, conteúdo, текст, содержание, testo, contenuto,
      tekst, inhoud, treść, 文本, 内容, نص, محتوى, code, data, value, wert, qr`,
    'vcard.firstName': `first name, given name, forename, vorname, nombre, nombre de pila, 名, prénom, primeiro nome, имя, nome, voornaam, imię, rufname, first`,
    'vcard.lastName': `last name, surname, family name, nachname, familienname, apellido, apellidos, 姓, nom de famille, nom, sobrenome,
      apelido, фамилия, cognome, achternaam, nazwisko, name, full name, 名前, 氏名, naam, last, display name`,
    'vcard.email': `email, e-mail, mail, email address, e-mail-adresse, correo, correo electrónico, メール, メールアドレス, courriel,
      adresse e-mail, электронная почта, почта, posta elettronica, e-mailadres, adres e-mail, e-mail 1 - value, primary email, work email, business email, e-mail geschäftlich, e-mail dienstlich, email 1, e-mail 2 address, e-mail 2 - value, e-mail 2: adresse`,
    'vcard.phone': `business phone, work phone, office phone, telefon geschäftlich, phone 1 - value, phone, telephone, phone number, phone 1, tel, tel 1, telefon, telefon 1, telefonnummer, festnetz, teléfono, 電話, 電話番号,
      téléphone, telefone, телефон, telefono, telefoon, telefoonnummer, numer telefonu, telefon dienstlich, primary phone, haupttelefon, company main phone, telefon firma, home phone, telefon privat, telefon (privat), direct phone, durchwahl`,
    'vcard.company': `company, organisation, organization, company name, firma, unternehmen, empresa, 会社, 会社名, entreprise, société,
      компания, организация, azienda, ditta, società, bedrijf, organisatie, organization name, organization 1 - name, firmenname, company/organization`,
    'vcard.title': `job title, title, position, role, beruf, funktion, stelle, cargo, puesto, 役職, fonction, poste, должность, ruolo,
      qualifica, functie, stanowisko, organization title, organization 1 - title`,
    'vcard.website': `website, url, link, web, homepage, webseite, sitio web, ウェブサイト, site web, site, сайт, sito, sito web, strona www, website 1 - value, web page, business web page, personal web page, internet, internetseite`,
    'vcard.mobile': `mobile, mobile phone, mobile number, cell, cell phone, cellphone, handy, handynummer, mobil, mobilnummer, mobiltelefon, móvil,
      teléfono móvil, celular, 携帯, 携帯電話, 携帯番号, portable, téléphone portable, telemóvel, telefone celular, мобильный,
      мобильный телефон, cellulare, telefono cellulare, mobiel, mobiele telefoon, telefon komórkowy, komórka, mobil 1, cell number, phone 3 - value`,
    'vcard.secondPhone': `business phone 2, telefon geschäftlich 2, phone 2 - value, second phone, other phone, phone 2, tel 2, telefon 2, zweites telefon, weitere telefonnummer, teléfono 2, otro teléfono,
      電話2, 電話番号2, téléphone 2, autre téléphone, telefone 2, outro telefone, телефон 2, telefono 2, altro telefono, telefoon 2,
      tweede telefoon, drugi telefon, home phone, telefon privat, telefon (privat), weiteres telefon`,
    'vcard.street': `business street, straße geschäftlich, address 1 - street, home street, straße privat, other street, weitere straße, street, street address, address, address line 1, straße, strasse, straße und hausnummer, anschrift, adresse, calle, dirección,
      住所, 番地, rue, rua, endereço, morada, улица, адрес, via, indirizzo, straat, adres, ulica`,
    'vcard.postalCode': `business postal code, postleitzahl geschäftlich, address 1 - postal code, home postal code, postleitzahl privat, other postal code, weitere postleitzahl, postal code, postcode, zip, zip code, plz, postleitzahl, código postal, cp, 郵便番号, code postal, cep, индекс,
      почтовый индекс, cap, codice postale, kod pocztowy`,
    'vcard.city': `business city, ort geschäftlich, address 1 - city, home city, ort privat, other city, weiterer ort, city, town, locality, ort, stadt, wohnort, ciudad, localidad, 市区町村, 都市, ville, cidade, localidade, город, città, località,
      plaats, stad, woonplaats, miasto, miejscowość`,
    'vcard.region': `business state, region geschäftlich, address 1 - region, home state, region privat, other state, weitere region, state, region, province, county, bundesland, kanton, estado, provincia, región, 都道府県, région, département, canton, província,
      регион, область, regione, provincie, województwo`,
    'vcard.country': `business country/region, land/region geschäftlich, address 1 - country, home country/region, land/region privat, other country/region, business country, home country, other country, weiteres land/region, land, country, land, staat, país, 国, pays, страна, paese, nazione, kraj, państwo`,
    'vcard.note': `note, notes, remark, comment, notiz, notizen, bemerkung, nota, notas, メモ, 備考, remarque, observação, заметка, заметки, примечание,
      annotazione, notitie, opmerking, notatka, uwagi`,
    'wifi.ssid': `ssid, network, network name, wifi, wi-fi, wlan, netzwerk, netzwerkname, netz, red, nombre de la red, ネットワーク名,
      réseau, nom du réseau, rede, nome da rede, сеть, имя сети, rete, nome della rete, netwerk, netwerknaam, sieć, nazwa sieci, wifi name, wi-fi name, wlan name, wlan-name, network ssid`,
    'wifi.password': `password, passphrase, key, wifi password, passwort, kennwort, schlüssel, wlan-passwort, contraseña, clave,
      パスワード, mot de passe, clé, senha, palavra-passe, пароль, parola d’ordine, chiave, wachtwoord, hasło, network password, pre-shared key, psk, wlan-schlüssel, netzwerkschlüssel, sicherheitsschlüssel, clé wi-fi, clave wifi`,
    'wifi.security': `security, encryption, sicherheit, verschlüsselung, seguridad, cifrado, セキュリティ, sécurité, chiffrement, segurança,
      безопасность, шифрование, sicurezza, beveiliging, zabezpieczenia, security type, encryption type, authentication, auth type, security mode, sicherheitstyp, verschlüsselungstyp, type de sécurité, tipo de seguridad`,
    'wifi.hidden': `hidden, versteckt, verborgen, oculta, 非表示, masqué, caché, oculto, скрытая, nascosta, ukryta`,
    'email.to': `email, e-mail, mail, to, email address, recipient, e-mail-adresse, an, empfänger, correo, correo electrónico, メール,
      メールアドレス, 宛先, courriel, adresse e-mail, электронная почта, почта, posta elettronica, e-mailadres, adres e-mail, address`,
    'email.subject': `subject, betreff, asunto, 件名, objet, sujet, assunto, тема, oggetto, onderwerp, temat`,
    'email.body': `message, body, text, nachricht, mensaje, 本文, メッセージ, corps, mensagem, сообщение, messaggio, bericht, wiadomość, treść`,
    phone: PHONE,
    'sms.phone': PHONE,
    'sms.text': MESSAGE,
    'whatsapp.phone': `whatsapp, ${PHONE}`,
    'whatsapp.text': MESSAGE,
    'location.latitude': `lat, breite, breitengrad, latitud, 緯度, широта, latitudine, breedtegraad, szerokość, szerokość geograficzna`,
    'location.longitude': `lng, lon, long, länge, längengrad, longitud, 経度, долгота, longitudine, lengtegraad, długość, długość geograficzna`,
    'event.title': `title, event, name, titel, veranstaltung, título, evento, タイトル, イベント, titre, événement, nom, название, событие,
      titolo, evenement, tytuł, wydarzenie, subject, betreff, thema, asunto, objet, assunto, oggetto, temat, 件名, 主题`,
    'event.place': `place, location, venue, ort, lugar, 場所, lieu, local, место, luogo, plaats, locatie, miejsce, address, adresse`,
    'event.startDate': `first day, start date, date, day, datum, tag, fecha, fecha de inicio, 日付, 開始日, date de début, data, data de início,
      дата, дата начала, data di inizio, begindatum, startdatum, anfangsdatum, data rozpoczęcia, beginnt am, date de debut, 日期, 开始日期, التاريخ, تاريخ البدء,
      start, starts, begin, begins, beginn, anfang, von, inicio, début, início, inizio, początek, начало, 開始, 开始, البداية`,
    'event.startTime': `starts at, start time, time, begin time, uhrzeit, zeit, startzeit, hora, hora de inicio, 時間, 開始時刻, heure,
      heure de début, hora de início, время, время начала, ora, ora di inizio, tijd, begintijd, godzina, godzina rozpoczęcia, beginnt um, beginn, anfang, start, starts, begin, begins, von, ab, inicio, début, início, inizio, początek, начало, 開始, 开始, البداية, 开始时间, وقت البدء, 時刻, 时间, الوقت`,
    'event.endDate': `last day, end date, end, enddatum, ende, fecha de fin, 終了日, date de fin, data de fim, дата окончания, data di fine,
      einddatum, data zakończenia, endet am, ends, finish, bis, fin, fine, fim, koniec, конец, 終了, 结束, النهاية, 结束日期, تاريخ الانتهاء, enddate`,
    'event.endTime': `ends at, end time, endzeit, hora de fin, 終了時刻, heure de fin, hora de fim, время окончания, ora di fine, eindtijd,
      godzina zakończenia, endet um, end, ends, ende, finish, bis, fin, fine, fim, koniec, конец, 終了, 结束, النهاية, 结束时间, وقت الانتهاء`,
    'event.allDay': `all day, ganztägig, todo el día, 終日, toute la journée, dia inteiro, весь день, tutto il giorno, hele dag, cały dzień, all day event, ganztägiges ereignis, ganztägiger termin`,
    'event.notes': `notes, description, notizen, beschreibung, notas, descripción, メモ, 説明, description, notes, descrição, заметки,
      описание, note, descrizione, notities, omschrijving, notatki, opis`,
    'sepa.name': `recipient, beneficiary, payee, name, empfänger, zahlungsempfänger, kontoinhaber, beneficiario, bénéficiaire, nom,
      beneficiário, получатель, intestatario, begunstigde, naam, odbiorca`,
    'sepa.amount': `amount, sum, price, total, eur, euro, betrag, summe, preis, importe, precio, 金額, montant, prix, valor, montante, preço,
      сумма, importo, prezzo, bedrag, prijs, kwota, cena`,
    'sepa.reference': `reference, purpose, remittance, verwendungszweck, zweck, referenz, concepto, referencia, référence, motif, referência,
      назначение, causale, riferimento, omschrijving, kenmerk, tytuł, tytuł przelewu`,
    'sepa.iban': `account, konto, kontonummer, cuenta, compte, conta, счёт, conto, rekening, rachunek`,
    'sepa.bic': `swift, bic/swift, swift-bic`,
    'app.ios': `ios, apple, iphone, app store id`,
    'app.android': `android, google, play store, package`,
    slug: `custom slug, slug, short code, short link, short url, back half, alias, ending, endung, kürzel, kurzlink, eigene endung, wunschname,
      final del enlace, enlace corto, alias corto, lien court, identifiant court, suffixe, fine del link, link breve, alias breve, link curto,
      final do link, apelido do link, krótki link, końcówka, końcówka linku, короткая ссылка, korte link, 短縮リンク, 短縮url, スラッグ, 末尾, 短链接, 自定义后缀,
      后缀, رابط قصير, الرابط القصير, اللاحقة, keyword, bitlink, slashtag, backhalf`,
    title: `title, code title, code name, titel, titre, título, titolo, タイトル, 标题, 標題, عنوان, العنوان, заголовок, tytuł`,
    folder: `folder, directory, group, campaign folder, ordner, verzeichnis, gruppe, carpeta, grupo, dossier, groupe, cartella, gruppo, pasta,
      katalog, grupa, папка, группа, map, groep, フォルダー, フォルダ, グループ, 文件夹, 分组, مجلد, المجلد, مجموعة`,
    tags: `tags, tag, keywords, labels, schlagwörter, schlagworte, stichwörter, etiquetas, palabras clave, étiquettes, mots-clés, mots clés, etichette,
      parole chiave, palavras-chave, marcadores, tagi, etykiety, słowa kluczowe, теги, метки, trefwoorden, タグ, キーワード, 标签, 关键词, وسوم, الوسوم, علامات`,
    utm_source: `utm source, source, quelle, fuente, origen, origine, fonte, origem, źródło, источник, bron, ソース, 参照元, 来源, المصدر, مصدر`,
    utm_medium: `utm medium, medium, medio, média, support, mezzo, meio, メディア, 媒介, الوسيط, وسيط`,
    utm_campaign: `utm campaign, campaign, kampagne, campaña, campagne, campagna, campanha, kampania, кампания, キャンペーン, 活动, 广告系列, الحملة, حملة`,
    utm_term: `utm term, term, suchbegriff, término, terme, termine, termo, wyszukiwane hasło, ключевое слово, zoekterm, 検索語, 字词, المصطلح`,
    utm_content: `utm content`,
    key: `key, id, identifier, sku, external id, item number, article number, part number, reference, ref, schlüssel, kennung, artikelnummer, artikelnr,
      inventarnummer, referenz, clave, identificador, referencia, número de artículo, clé, identifiant, référence, numéro d'article, chiave,
      identificativo, riferimento, codice articolo, chave, referência, código do artigo, klucz, identyfikator, numer artykułu, ключ, артикул,
      идентификатор, sleutel, artikelnummer, キー, 商品番号, 品番, 管理番号, 键, 编号, 货号, 商品编号, مفتاح, المفتاح, المعرف, رقم الصنف`,
    file_name: `file, dateiname, datei, archivo, nombre de archivo, ファイル名, fichier, nom de fichier, nom du fichier, arquivo, ficheiro,
      nome do arquivo, nome do ficheiro, 文件名, اسم الملف, файл, имя файла, nome file, nome del file, bestand, bestandsnaam, plik, nazwa pliku`,
    label: `标签, 名称, 标题, 桌号, تسمية, الاسم, طاولة, الطاولة, label, caption, beschriftung, aufschrift, etikett, etiqueta, rótulo, ラベル, étiquette, légende, legenda, подпись, метка, etichetta,
      didascalia, opschrift, bijschrift, etykieta, podpis, bezeichnung, designation, désignation, denominación, denominação, наименование,
      denominazione, benaming, oznaczenie, name, names, nombre, 名前, 名称, nom, nome, имя, название, naam, nazwa, title, titel, titre,
      título, titolo, タイトル, заголовок, tytuł, table, tables, table number, tisch, tische, tischnummer, mesa, mesas, テーブル, tavolo,
      стол, столик, tafel, tafelnummer, stolik, stół, room, zimmer, raum, zimmernummer, habitación, sala, 部屋, chambre, salle, quarto,
      комната, номер, camera, stanza, kamer, pokój, seat, platz, product, produkt, artikel, producto, article, produit, produto, товар,
      prodotto, number, no, nr, nummer, número, num, 番号, numéro, numero, numer`,
  }).map(([role, words]) => [role, words.split(',').map((word) => word.trim())]),
);

const known = new Set(Object.values(headingWords).flatMap((words) => words.map(wordOf)));

/** Whether a cell is a known heading, for any content type. */
export function isHeading(cell: string): boolean {
  return known.has(wordOf(cell));
}

/**
 * A heading in the form in which headings are compared: without differences of case, accents, spaces and
 * punctuation.
 */
export function wordOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
