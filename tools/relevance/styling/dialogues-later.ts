// Forty dialogues that were written with those of dialogues-typed.ts, and were played for the first time
// after the stylist had learned from those. `make stylist SET=later` plays them.
import type { Dialogue } from './dialogue.ts'

const wishes: readonly Dialogue[] = [
  {
    says: [
      'hey there, 25F, office xmas party next fri, im a sz 6 (8 in shoes), wanna spend no more than 140',
    ],
    want: { occasion: 'party', budget: 140, size: '6', shoe: '8' },
  },
  {
    says: ['Retirement lunch for my boss. I am 63, size 14, cover my arms, low heel or flat. $160.'],
    want: { budget: 160, size: '14', no: ['sleeveless'] },
  },
  { says: ['need fit for a festival, s, under a hunnid'], want: { budget: 100, size: 'S' } },
  {
    says: ['something for the theatre, medium, nothing shiny, hundred and ten dollars'],
    want: { budget: 110, size: 'M', no: ['sequins'] },
  },
  {
    says: ['wedding. 12. wide feet. flats. navy. $150.'],
    want: { occasion: 'wedding', budget: 150, size: '12', no: ['heels'], colors: ['navy', 'blue'] },
  },
  {
    says: ['looking to dress up my mom for my wedding: she’s a 16, hates sleeveless, $250'],
    want: { occasion: 'wedding', budget: 250, size: '16', no: ['sleeveless'] },
  },
  { says: ['WHAT DO I WEAR TO A POOL PARTY SIZE L 70 DOLLARS'], want: { budget: 70, size: 'L' } },
  {
    says: ['winter coat and outfit to go with it, size 8, $220'],
    want: { budget: 220, size: '8', with: ['coats', 'coat', 'jackets'] },
  },
  { says: ['bridesmaids brunch size xs between 80 and 120'], want: { budget: 120, size: 'XS' } },
  {
    says: ['need a black dress, size 14, with pockets lol, 75$'],
    want: { budget: 75, size: '14', colors: ['black'], with: ['dress'] },
  },
  {
    says: ['anniversary dinner. 1X. not more than 200. he loves me in green'],
    want: { budget: 200, size: '1X', colors: ['green', 'olive'] },
  },
  { says: ['airport outfit comfy size 8 no jeans 110'], want: { budget: 110, size: '8', no: ['jeans'] } },
  {
    says: ['first week as a nurse manager, size 16w, $150'],
    want: { occasion: 'work', budget: 150, size: '16W' },
  },
  {
    says: ['speaking at a conference, size 4, navy or grey, no skirts, $240, no sandals'],
    want: { budget: 240, size: '4', no: ['skirts', 'sandals'], colors: ['navy', 'gray', 'blue'] },
  },
  {
    says: ['Garden party July. I’m tall & a 10. Heels sink in grass so no heels. $135'],
    want: { budget: 135, size: '10', no: ['heels'] },
  },
  {
    says: ['job interview size 8 under 60 dollars'],
    want: { occasion: 'work', budget: 60, size: '8' },
  },
  {
    says: ['bat mitzvah, modest (covered shoulders, below the knee), size 6, 150 dollars'],
    want: { budget: 150, size: '6', no: ['sleeveless', 'mini-skirts'] },
  },
  {
    says: ['Weekend in Napa with my sorority sisters, 8, 9.5 shoe, no white, $190'],
    want: { budget: 190, size: '8', shoe: '9.5', no: ['white'] },
  },
  {
    says: ['I’m a size 12 in jeans, 9 shoe, going to see a band. Spend: $115'],
    want: { budget: 115, size: '12', shoe: '9' },
  },
  {
    says: ['red dress red shoes red bag size 6 200$'],
    want: { budget: 200, size: '6', colors: ['red'] },
  },
  {
    says: ['outfit 4 a funeral, size 18, not black actually, she wanted colour. 140'],
    want: { budget: 140, size: '18', no: ['black'] },
  },
  {
    says: ['holiday in Greece, size 14, 7.5 feet, no polka dots, no stripes, $165 all together'],
    want: { occasion: 'vacation', budget: 165, size: '14', shoe: '7.5', no: ['stripes', 'dots'] },
  },
  {
    says: ['Preppy look, M, no hats no cardigans, hundred thirty'],
    want: { budget: 130, size: 'M', no: ['hats', 'cardigans'] },
  },
  {
    says: ['Something like what a duchess wears to the races; size 6; 230 max; no hat'],
    want: { budget: 230, size: '6', no: ['hats'] },
  },
  { says: ['need 2 look rich on 99 dollars size 8'], want: { budget: 99, size: '8' } },
]

const talks: readonly Dialogue[] = [
  { says: ['i want an outfit', 'for work', 'size ten'], want: { occasion: 'work', size: '10' } },
  {
    says: ['lunch date, 6, 100', 'not this color', 'purple'],
    want: { occasion: 'date', budget: 100, size: '6', colors: ['purple', 'lavender'] },
  },
  {
    says: ['wedding guest, size 8, $180', 'swap the bag', 'cheaper shoes'],
    want: { occasion: 'wedding', budget: 180, size: '8' },
  },
  {
    says: ['work, size 10, no wool', 'actually wool is fine, but no polyester', '$170'],
    want: { occasion: 'work', budget: 170, size: '10', no: ['polyester'] },
  },
  {
    says: ['dinner, size M', '$90', 'no no, warmer, it’s 40 degrees out there'],
    want: { budget: 90, size: 'M' },
  },
  {
    says: ['date outfit size 8 120 bucks', 'swap the dress for pants', 'no leather'],
    want: { occasion: 'date', budget: 120, size: '8', no: ['leather'], with: ['pants', 'jeans', 'leggings'] },
  },
  {
    says: ['New job in fashion!! edgy, black, size 2, leather ok, max $260', 'no leather sorry'],
    want: { occasion: 'work', budget: 260, size: '2', no: ['leather'], colors: ['black'] },
  },
  { says: ['hiking date?? size s 85', 'no hiking boots'], want: { budget: 85, size: 'S' } },
  {
    says: ['wedding outfit, 10, 150', 'make it 2 hundred', 'i said no heels!!'],
    want: { occasion: 'wedding', budget: 200, size: '10', no: ['heels'] },
  },
  {
    says: [
      'graduation, size 4, white dress',
      'under one-fifty',
      'flat sandals',
      'hmm, not white, pale blue',
      'and silver jewelry',
    ],
    want: { budget: 150, size: '4', no: ['white', 'heels'], colors: ['blue', 'light blue', 'silver'] },
  },
]

const oddities: readonly Dialogue[] = [
  {
    says: ['Bin zu einer Party eingeladen, Größe M, höchstens 80 Dollar'],
    want: { outfits: 'none', words: 'English' },
  },
  { says: ['outfit for my boyfriend, large, date'], want: { outfits: 'none', words: 'no men’s' } },
  {
    says: ['toddler girl 3T, easter, 35 dollars'],
    want: { budget: 35, size: '3T', who: 'girls' },
  },
  { says: ['is this item real silk?'], want: { outfits: 'none' } },
  { says: ['u suck'], want: { outfits: 'none' } },
]

/** Forty dialogues as they are typed. */
export const later: readonly Dialogue[] = [...wishes, ...talks, ...oddities]
