// Names of dresses, tops, sweaters, coats and jackets. A detail that titles never mention (a pump, an
// A-line) is searched for as its kind.
import { kinds, materials, necks, occasions, patterns, sleeves, styles } from '../engine/leaning.ts'
import { kind, near } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const evening = ['maxi-dresses', 'cocktail-dresses'] as const
const aLine = kinds(2, 'casual-dresses', 'midi-dresses', 'mini-dresses')

const dressEntries: readonly Entry[] = [
  kind('dress, frock, dressy dress', 'dresses'),
  kind('mini dress, short dress', 'mini-dresses'),
  kind(
    'midi dress, midi length dress, knee length dress, calf length dress, tea dress, tea length dress',
    'midi-dresses',
  ),
  kind('maxi dress, long dress, floor length dress, full length dress, ankle length dress', 'maxi-dresses'),
  kind('sweater dress, knit dress, knitted dress, jumper dress, rib dress', 'sweater-dresses', {
    label: 'Sweater dresses',
  }),
  kind('cocktail dress, semi formal dress', 'cocktail-dresses'),
  kind('going out dress, clubbing dress, club dress, night out dress', ['cocktail-dresses', 'mini-dresses'], {
    label: 'Dresses for going out',
    leanings: [occasions(2, 'party')],
  }),
  kind('casual dress, day dress, everyday dress, house dress', 'casual-dresses'),
  kind('little black dress, lbd, black little dress', 'dresses', {
    also: { color_names: ['black'] },
    label: 'Little black dress',
    leanings: [kinds(2, 'cocktail-dresses', 'mini-dresses')],
  }),
  kind('little white dress, lwd', 'dresses', {
    also: { color_names: ['white'] },
    label: 'Little white dress',
    leanings: [kinds(2, 'cocktail-dresses', 'mini-dresses')],
  }),
  kind('wrap dress, wraparound dress', 'dresses', { text: 'wrap', label: 'Wrap dresses' }),
  kind('tie waist dress, tied waist dress', 'dresses', { text: 'tie-waist', label: 'Tie-waist dresses' }),
  kind('slip dress', 'dresses', { text: 'slip', label: 'Slip dresses' }),
  kind('shirt dress, shirtwaist dress, button down dress, button up dress, button front dress', 'dresses', {
    text: 'shirt',
    label: 'Shirt dresses',
  }),
  kind(
    'a line dress, skater dress, fit and flare dress, fit flare dress, swing dress, circle dress',
    'dresses',
    { leanings: [aLine] },
  ),
  kind('tiered dress, column dress, empire dress, empire waist dress', 'dresses', {
    leanings: [kinds(3, 'maxi-dresses')],
  }),
  kind('bridesmaid dress', evening, {
    label: 'Bridesmaid dresses',
    leanings: [occasions(2, 'wedding guest')],
  }),
  kind('wedding guest dress', 'dresses', {
    also: { occasion_tags: ['wedding guest'] },
    label: 'Wedding guest dresses',
  }),
  kind('sundress', 'dresses', {
    label: 'Sundresses',
    leanings: [
      sleeves(3, 'sleeveless', 'short sleeve'),
      kinds(2, 'casual-dresses', 'mini-dresses', 'maxi-dresses', 'midi-dresses'),
      materials(1, 'cotton', 'linen', 'viscose', 'rayon'),
    ],
  }),
  near('moo moo, djellaba', 'maxi-dresses'),
  near('sweatshirt dress, hoodie dress', 'casual-dresses'),
  near('blazer dress, tuxedo dress, coat dress, suit dress', ['cocktail-dresses', 'casual-dresses'], {
    label: 'Cocktail and casual dresses',
  }),
  near('shift dress, tunic dress', ['casual-dresses', 'midi-dresses'], {
    label: 'Casual and midi dresses',
  }),
  near('babydoll dress, smock dress, prairie dress, peasant dress', ['casual-dresses', 'mini-dresses'], {
    label: 'Casual and mini dresses',
    leanings: [styles(1, 'bohemian', 'romantic')],
  }),
  near('beaded dress, sparkly dress, glitter dress', 'cocktail-dresses'),
  near('qipao, cheongsam, sari, saree, abaya, kimono dress', 'maxi-dresses'),
]

const topEntries: readonly Entry[] = [
  kind('top, dressy top, going out top, evening top', 'tops'),
  kind('blouse, peasant blouse, poet blouse, pussy bow blouse, bow blouse, tie front blouse', 'blouses'),
  kind('t shirt, tee, teeshirt', 't-shirts'),
  kind('shirt', ['button-down-shirts', 't-shirts'], {
    label: 'Shirts',
    leanings: [kinds(2, 'button-down-shirts')],
  }),
  kind(
    'button down shirt, button down, button up, button up shirt, button front shirt, oxford shirt, dress shirt, collared shirt, collar shirt, poplin shirt, popover shirt',
    'button-down-shirts',
  ),
  kind('linen shirt', 'button-down-shirts', { also: { materials: ['linen'] }, label: 'Linen shirts' }),
  near('flannel shirt, flannel, lumberjack shirt', 'button-down-shirts', {
    leanings: [patterns(3, 'checked')],
  }),
  kind('plaid shirt, checked shirt, checkered shirt', 'button-down-shirts', {
    also: { pattern: ['checked'] },
    label: 'Checked shirts',
  }),
  near('hawaiian shirt, aloha shirt, camp shirt, bowling shirt', 'button-down-shirts', {
    leanings: [sleeves(2, 'short sleeve')],
  }),
  kind('hoodie, hooded sweatshirt, zip hoodie, zip up hoodie, pullover hoodie', 'sweatshirts-hoodies', {
    label: 'Hoodies',
  }),
  kind('sweatshirt', 'sweatshirts-hoodies'),
  near('crewneck sweatshirt, quarter zip, half zip, sweat top, track top', 'sweatshirts-hoodies'),
  kind('breton, breton top, breton shirt, breton tee, mariner top, sailor top, nautical top', 't-shirts', {
    also: { pattern: ['breton-striped'] },
    label: 'Breton tees',
  }),
  kind('striped tee, striped t shirt', 't-shirts', {
    also: { pattern: ['striped', 'breton-striped'] },
    label: 'Striped tees',
  }),
  kind('long sleeve tee, long sleeve t shirt', 't-shirts', {
    also: { sleeve_length: ['long sleeve'] },
    label: 'Long sleeve tees',
  }),
  kind('v neck tee, v neck t shirt', 't-shirts', {
    also: { neckline_tags: ['v-neck'] },
    label: 'V-neck tees',
  }),
  kind('sleeveless top, sleeveless blouse', ['blouses', 't-shirts'], {
    also: { sleeve_length: ['sleeveless'] },
    label: 'Sleeveless tops',
  }),
  near('wrap top, wrap blouse', 'blouses', { leanings: [necks(1, 'v-neck')] }),
]

const sweaterEntries: readonly Entry[] = [
  kind(
    'sweater, jumper, knitwear, knit top, knit sweater, knitted sweater, woolly jumper, woolly',
    'sweaters',
  ),
  kind(
    'cardigan, cardi, cardy, cardigan sweater, long cardigan, duster cardigan, open front cardigan, button up sweater',
    'cardigans',
  ),
  kind('pullover, pullover sweater, slipover', 'pullovers'),
  kind(
    'cashmere sweater, cashmere cardigan, cashmere jumper, cashmere knit, cashmere pullover',
    'cashmere-sweaters',
  ),
  kind('turtleneck, roll neck, polo neck, roll neck jumper', 'sweaters', {
    also: { neckline_tags: ['turtleneck'] },
    label: 'Turtlenecks',
  }),
  kind('crewneck sweater, round neck sweater, crew neck jumper', 'sweaters', {
    also: { neckline_tags: ['crew neck'] },
    label: 'Crewneck sweaters',
  }),
  kind('v neck sweater, v neck jumper', 'sweaters', {
    also: { neckline_tags: ['v-neck'] },
    label: 'V-neck sweaters',
  }),
  kind('mock neck sweater, funnel neck sweater, high neck sweater, mock turtleneck', 'sweaters', {
    also: { neckline_tags: ['mock neck'] },
    label: 'Mock neck sweaters',
  }),
  kind(
    'cable sweater, aran, aran sweater, aran jumper, fisherman sweater, fisherman knit, irish sweater, cable knit sweater',
    'sweaters',
    {
      also: { pattern: ['cable-knit'] },
      label: 'Cable-knit sweaters',
    },
  ),
  kind('merino sweater, merino jumper', 'sweaters', {
    also: { materials: ['merino wool'] },
    label: 'Merino sweaters',
  }),
  kind('wool sweater, wool jumper, woolen sweater, woollen jumper', 'sweaters', {
    also: { materials: ['wool', 'merino wool'] },
    label: 'Wool sweaters',
  }),
  near(
    'fair isle sweater, christmas sweater, christmas jumper, ugly sweater, nordic sweater, argyle sweater',
    'sweaters',
  ),
  near('coatigan, sweater coat, sweater jacket, shawl collar sweater', 'cardigans'),
]

const coatEntries: readonly Entry[] = [
  kind('jacket, outerwear', 'coats-jackets'),
  kind('coat, overcoat, topcoat, long coat, dress coat, car coat, warm coat', 'coats'),
  kind(
    'blazer, sport coat, suit jacket, tailored jacket, dinner jacket, boyfriend blazer, tuxedo jacket, suit blazer',
    'blazers',
  ),
  kind(
    'puffer, puffer jacket, puffer coat, down jacket, down coat, quilted jacket, puffy jacket, padded jacket, padded coat, duvet coat, puffy coat',
    'puffer-jackets',
  ),
  kind('winter jacket, ski jacket, snow jacket', ['puffer-jackets', 'coats'], {
    label: 'Winter jackets',
    leanings: [kinds(1, 'puffer-jackets'), occasions(3, 'winter')],
  }),
  kind('winter coat', 'coats', { leanings: [occasions(3, 'winter')] }),
  kind('wrap coat, robe coat, belted coat', 'coats', { text: 'wrap', label: 'Wrap coats' }),
  kind('tweed jacket, tweed blazer, boucle jacket', 'blazers', {
    also: { pattern: ['tweed'] },
    label: 'Tweed blazers',
  }),
  kind('tweed coat', 'coats', { also: { pattern: ['tweed'] }, label: 'Tweed coats' }),
  kind('cropped jacket, cropped blazer, crop blazer, crop jacket, short jacket, short blazer', 'blazers', {
    text: 'cropped',
    label: 'Cropped blazers',
  }),
  kind('double breasted blazer, double breasted jacket', 'blazers', {
    text: 'double-breasted',
    label: 'Double-breasted blazers',
  }),
  kind('double breasted coat, military coat', 'coats', { leanings: [kinds(1, 'coats')] }),
  kind('single breasted blazer, single breasted jacket', 'blazers'),
  kind('linen blazer, linen jacket', 'blazers', { also: { materials: ['linen'] }, label: 'Linen blazers' }),
  near('hooded jacket, hooded coat', 'puffer-jackets'),
  near('duster, duster coat, duffle coat, duffel coat, swing coat, cocoon coat, coat with a hood', 'coats'),
  near('leather coat', 'coats'),
  near('tailored vest, dress vest, tuxedo vest', 'blazers'),
]

export const clothesEntries: readonly Entry[] = [
  ...dressEntries,
  ...topEntries,
  ...sweaterEntries,
  ...coatEntries,
]
