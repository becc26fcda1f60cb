import { site } from '@everscan/contract/site';

/** The most common passwords of at least six characters, which attackers try first. */
const COMMON = new Set(
  `123456 123456789 12345678 password qwerty123 qwerty 111111 123123 1234567 1234567890 abc123 000000
  password1 iloveyou 1q2w3e4r qwertyuiop 654321 555555 7777777 1q2w3e4r5t 123321 666666 888888 999999
  princess dragon sunshine master monkey letmein football baseball welcome shadow superman michael
  admin123 administrator passw0rd p@ssw0rd zaq12wsx asdfghjkl zxcvbnm 121212 112233 159753 987654321
  computer charlie jordan23 liverpool trustno1 starwars whatever freedom hallo123 passwort schatz
  sommer geheim hallo1 berlin qwertz qwertz123 123qwe 1qaz2wsx changeme secret login123 test123
  azerty soleil bonjour marseille`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || lower === site.name.toLowerCase();
}
