// long-file: one table, an occasion a record
// Occasions of the style chat: how they are named, how dressy they are, and what fits or never does.

export const occasionKeys = [
  'black-tie',
  'wedding',
  'party',
  'interview',
  'work',
  'ceremony',
  'funeral',
  'evening',
  'date',
  'brunch',
  'holiday',
  'vacation',
  'concert',
  'workout',
  'dinner',
  'casual',
] as const
export type OccasionKey = (typeof occasionKeys)[number]

export type Occasion = {
  key: OccasionKey
  /** As a chip says it. */
  label: string
  /** As a sentence says it: "for a wedding". */
  phrase: string
  words: RegExp
  /** 1 (at home) to 5 (black tie). */
  formality: number
  /** Tags of pieces that are right for it, the best one first. */
  tags: readonly string[]
  /** Categories that fit it best; "dresses" means every dress. */
  loves: readonly string[]
  /** Categories that nobody should wear to it. */
  refuses: readonly string[]
}

const sporty = [
  'active-leggings',
  'active-shorts',
  'active-tanks',
  'active-tees',
  'bike-shorts',
  'joggers',
  'sweatshirts-hoodies',
  'track-jackets',
  'yoga-pants',
  'tennis-skirts',
  'tennis-dresses',
  'running-shoes',
  'training-shoes',
  'hiking-boots',
  'slippers',
  'flip-flops',
  'rain-boots',
  'winter-boots',
  'leggings',
  'fleece-jackets',
  'windbreakers',
  'overalls',
  'coveralls',
  'diaper-bags',
]
const casualOnly = [
  ...sporty,
  'sneakers',
  'platform-sneakers',
  'high-top-sneakers',
  't-shirts',
  'graphic-tees',
  't-shirt-dresses',
  'jeans',
  'jeggings',
  'shorts',
  'cargo-pants',
  'denim-jackets',
  'denim-shirts',
  'denim-skirts',
  'denim-dresses',
  'puffer-jackets',
  'parkas',
  'bomber-jackets',
  'utility-jackets',
  'shackets',
  'backpacks',
  'belt-bags',
  'clogs',
  'slides',
  'crop-tops',
  'henleys',
]
const bare = ['crop-tops', 'corset-tops', 'bodycon-dresses', 'mini-skirts', 'halter-tops', 'tank-tops']
const bridal = ['wedding-dresses']
const suits = ['pant-suits', 'skirt-suits', 'blazers', 'dress-pants', 'pencil-skirts', 'sheath-dresses']

/** For a table by candles, with one person or with several. */
const atTable = {
  formality: 3,
  tags: ['party', 'casual', 'wedding guest'],
  loves: ['midi-dresses', 'mini-dresses', 'blouses', 'jumpsuits', 'ankle-boots', 'heels', 'shoulder-bags'],
  refuses: [
    ...sporty,
    ...bridal,
    'graphic-tees',
    'laptop-bags',
    'backpacks',
    'gowns',
    'parkas',
    'cargo-pants',
    'clogs',
  ],
} as const satisfies Partial<Occasion>

export const occasions: readonly Occasion[] = [
  {
    key: 'black-tie',
    label: 'Black tie',
    phrase: 'for black tie',
    words:
      /\bblack[ -]tie\b|\bgala\b|\bprom\b|\b(?:formal )?ball\b|\bwhite[ -]tie\b|\bred carpet\b|\bopening night\b|\bdebutante\b/i,
    formality: 5,
    tags: ['black tie', 'wedding guest', 'party'],
    loves: ['gowns', 'maxi-dresses', 'cocktail-dresses', 'evening-bags', 'clutches', 'heels'],
    refuses: [
      ...casualOnly,
      ...bare,
      ...bridal,
      'casual-dresses',
      'rompers',
      'cardigans',
      'totes',
      'loafers',
    ],
  },
  {
    key: 'wedding',
    label: 'Wedding',
    phrase: 'for a wedding',
    words:
      /\bweddings?\b|\brehearsal dinner\b|\bengagement party\b|\bbridal shower\b|\bbachelorette\b|\bgetting married\b|\bbridesmaid\b|\bwedding shower\b|\bnikah\b|\bhitched\b|\bties? the knot\b|\b(?:mother|sister|maid|matron) of (?:the )?(?:bride|groom|honou?r)\b/i,
    formality: 4,
    tags: ['wedding guest', 'party'],
    loves: ['midi-dresses', 'maxi-dresses', 'cocktail-dresses', 'jumpsuits', 'clutches', 'heels', 'shawls'],
    refuses: [
      ...casualOnly,
      ...bridal,
      'crop-tops',
      'corset-tops',
      'laptop-bags',
      'sweater-dresses',
      'combat-boots',
    ],
  },
  {
    key: 'party',
    label: 'Party',
    phrase: 'for a party',
    words:
      /\bpart(?:y|ies)\b|\bnew year(?:'|’)?s(?: eve)?\b|\bcocktails?\b|\bbirthday\b|\bclub(?:bing)?\b|\bnight out\b|\bgirls(?:'|’)? night\b|\bcelebrat\w*\b|\banniversary\b|\bdancing\b|\bprom\b|\bhomecoming\b|\b(?:class|school|college) reunion\b|\bgirls(?:'|’)? (?:trip|weekend)\b|\bhen (?:do|night|party)\b|\bmardi gras\b|\bkaraoke\b|\bbar hopping\b|\bclubs\b|\bgoing out\b|\bball ?drop\b|\bparty\b|\bmixer\b|\bhappy hour\b|\bfundraiser\b|\braces\b|\bderby\b|\bawards?\b/i,
    formality: 3.5,
    tags: ['party', 'wedding guest'],
    loves: [
      'cocktail-dresses',
      'mini-dresses',
      'bodycon-dresses',
      'jumpsuits',
      'clutches',
      'heels',
      'corset-tops',
    ],
    refuses: [
      ...sporty,
      ...bridal,
      'graphic-tees',
      'laptop-bags',
      'puffer-jackets',
      'parkas',
      'backpacks',
      'clogs',
      'denim-shorts',
    ],
  },
  {
    key: 'interview',
    label: 'Interview',
    phrase: 'for an interview',
    words: /\binterviews?\b|\bcourt\b|\bpresentation\b|\bpitch(?:ing)?\b|\bjury duty\b|\bhearing\b/i,
    formality: 4,
    tags: ['work'],
    loves: [...suits, 'blouses', 'button-down-shirts', 'loafers', 'flats', 'satchels', 'totes'],
    refuses: [
      ...casualOnly,
      ...bare,
      ...bridal,
      'gowns',
      'cocktail-dresses',
      'evening-bags',
      'rompers',
      'sandals',
    ],
  },
  {
    key: 'work',
    label: 'Work',
    phrase: 'for work',
    words:
      /\b(?:at |for |to )?work\b|\boffice\b|\bbusiness\b|\bmeetings?\b|\bconferences?\b|\bnew job\b|\blaw firm\b|\bteach(?:er|ing)\b|\bcolleagues?\b|\bclients?\b|\binternship\b|\bfirst day (?:at|on|of) (?:the |my |a )?(?:new )?(?:job|work)\b|\bzoom\b|\bpromotion\b|\bboard meeting\b|\bnetworking\b|\bseminar\b|\bparent[- ]teacher\b|\bcorporate\b|\b(?:first|new) (?:day|week|month) as\b|\bnurs(?:e|ing)\b|\bmanager\b|\bmy job\b|\ba job\b/i,
    formality: 3,
    tags: ['work'],
    loves: [
      ...suits,
      'blouses',
      'button-down-shirts',
      'loafers',
      'flats',
      'satchels',
      'totes',
      'midi-skirts',
    ],
    refuses: [
      ...sporty,
      ...bare,
      ...bridal,
      'gowns',
      'cocktail-dresses',
      'evening-bags',
      'rompers',
      'shorts',
      'graphic-tees',
      'denim-shorts',
      'slides',
      'off-shoulder-tops',
    ],
  },
  {
    key: 'ceremony',
    label: 'Celebration',
    phrase: 'for a celebration',
    words:
      /\bgraduation\b|\bchristening\b|\bbaptism\b|\bcommunion\b|\bbar mitzvah\b|\bbat mitzvah\b|\bbaby shower\b|\bquincea\S*|\bchurch\b|\bceremony\b|\bgrad(?:uate|uating)?\b|\bnaming day\b|\bmass\b|\btemple\b|\bmosque\b|\bsynagogue\b|\bconfirmation\b|\bcitizenship\b|\bgender reveal\b/i,
    formality: 3.5,
    tags: ['party', 'wedding guest', 'work'],
    loves: [
      'midi-dresses',
      'sheath-dresses',
      'casual-dresses',
      'blouses',
      'flats',
      'blazers',
      'pearl-necklaces',
    ],
    refuses: [...casualOnly, ...bare, ...bridal, 'gowns', 'combat-boots'],
  },
  {
    key: 'funeral',
    label: 'Funeral',
    phrase: 'for a funeral',
    words: /\bfunerals?\b|\bmemorial\b|\bburial\b|\bwake\b/i,
    formality: 4,
    tags: ['work'],
    loves: [...suits, 'midi-dresses', 'coats', 'flats', 'loafers'],
    refuses: [
      ...casualOnly,
      ...bare,
      ...bridal,
      'gowns',
      'cocktail-dresses',
      'evening-bags',
      'sandals',
      'rompers',
      'straw-bags',
      'statement-necklaces',
    ],
  },
  {
    key: 'evening',
    label: 'Evening',
    phrase: 'for the evening',
    words:
      /\bopera\b|\btheat(?:er|re)\b|\bballet\b|\bsymphony\b|\bfancy dinner\b|\bevening out\b|\bformal dinner\b|\bmusical\b|\bgallery\b|\bexhibition\b|\bphilharmonic\b|\borchestra\b|\bfor (?:the |an )?evening\b/i,
    formality: 4,
    tags: ['party', 'wedding guest'],
    loves: [
      'cocktail-dresses',
      'midi-dresses',
      'maxi-dresses',
      'jumpsuits',
      'clutches',
      'evening-bags',
      'heels',
    ],
    refuses: [...casualOnly, ...bridal, 'laptop-bags'],
  },
  {
    key: 'date',
    label: 'Date',
    phrase: 'for a date',
    words:
      /\bdate(?: night)?\b|\bvalentine\w*\b|\bromantic\b|\bmeet(?:ing)? (?:the|his|her|their|my \w+(?:'|’)s) parents\b|\bhis parents\b|\bher parents\b|\bin-?laws\b|\bcandle ?light\b/i,
    ...atTable,
  },
  {
    key: 'brunch',
    label: 'Brunch',
    phrase: 'for brunch',
    words:
      /\bbrunch\b|\blunch\b|\btea\b|\bshower\b|\bgarden\b|\beaster\b|\bcoffee\b|\bbook club\b|\bbridge club\b|\bfarewell lunch\b/i,
    formality: 2.5,
    tags: ['casual', 'party', 'vacation'],
    loves: ['casual-dresses', 'midi-dresses', 'blouses', 'wrap-skirts', 'flats', 'loafers', 'crossbody-bags'],
    refuses: [...sporty, ...bridal, 'gowns', 'cocktail-dresses', 'evening-bags', 'laptop-bags'],
  },
  {
    key: 'holiday',
    label: 'Family holiday',
    phrase: 'for a holiday with the family',
    words: /\bthanksgiving\b|\bchristmas\b|\bhanukkah\b|\bholidays\b|\bxmas\b|\bfamily dinner\b|\breunion\b/i,
    formality: 2.5,
    tags: ['casual', 'party', 'work', 'winter'],
    loves: [
      'sweater-dresses',
      'midi-dresses',
      'sweaters',
      'cardigans',
      'midi-skirts',
      'ankle-boots',
      'loafers',
    ],
    refuses: [...sporty, ...bridal, ...bare, 'gowns', 'shorts', 'swimwear', 'sandals'],
  },
  {
    key: 'vacation',
    label: 'Vacation',
    phrase: 'for a vacation',
    words:
      /\bvacations?\b|\bbeach\b|\btrips?\b|\btravel(?:l?ing)?\b|\bhoneymoon\b|\bcruise\b|\bresort\b|\bholiday in\b|\bsightseeing\b|\bisland\b|\bflight\b|\bgetaway\b|\bvacationing\b|\broad ?trip\b|\bairport\b|\bplane\b|\bsafari\b|\bgoing away\b|\ball[- ]inclusive\b/i,
    formality: 2,
    tags: ['vacation', 'casual'],
    loves: [
      'casual-dresses',
      'maxi-dresses',
      'linen-pants',
      'casual-shorts',
      'sandals',
      'espadrilles',
      'straw-bags',
      'totes',
    ],
    refuses: [
      ...bridal,
      'gowns',
      'cocktail-dresses',
      'evening-bags',
      'laptop-bags',
      'pencil-skirts',
      'pant-suits',
      'skirt-suits',
      'slippers',
      'diaper-bags',
    ],
  },
  {
    key: 'concert',
    label: 'Concert',
    phrase: 'for a concert',
    words:
      /\bconcerts?\b|\bfestivals?\b|\bgig\b|\bcoachella\b|\brodeo\b|\bmusic fest\b|\blive music\b|\bband\b(?! tee)|\brave\b/i,
    formality: 2,
    tags: ['casual', 'party'],
    loves: [
      'denim-skirts',
      'jeans',
      'graphic-tees',
      'leather-jackets',
      'moto-jackets',
      'boots',
      'crossbody-bags',
      'mini-dresses',
    ],
    refuses: [
      ...bridal,
      'gowns',
      'evening-bags',
      'laptop-bags',
      'pant-suits',
      'skirt-suits',
      'pencil-skirts',
      'slippers',
      'diaper-bags',
    ],
  },
  {
    key: 'workout',
    label: 'Workout',
    phrase: 'for a workout',
    words: /\bgym\b|\bworkouts?\b|\byoga\b|\brunning\b|\bpilates\b|\bexercis\w*\b/i,
    formality: 1,
    tags: ['workout', 'casual'],
    loves: [
      'active-leggings',
      'active-tanks',
      'active-tees',
      'bike-shorts',
      'running-shoes',
      'training-shoes',
      'belt-bags',
    ],
    refuses: [
      ...bridal,
      'dresses',
      'heels',
      'gowns',
      'evening-bags',
      'clutches',
      'blazers',
      'boots',
      'sandals',
      'flats',
      'loafers',
      'jeans',
      'wedges',
    ],
  },
  {
    key: 'dinner',
    label: 'Dinner',
    phrase: 'for a dinner out',
    words: /\bdinner\b|\bsupper\b/i,
    ...atTable,
  },
  {
    key: 'casual',
    label: 'Everyday',
    phrase: 'for every day',
    words:
      /\bcasual\b|\bweekends?\b|\bevery ?day\b|\berrands?\b|\bpicnics?\b|\bschool\b|\bcabin\b|\bcozy\b|\bcosy\b|\bhome\b|\bpark\b|\bcampus\b|\bhik(?:e|ing)\b|\bfarmers(?:'|’)? market\b|\bmuseum\b|\bshopping\b|\bpickup\b|\bcollege\b|\bbarbecue\b|\bbbq\b|\bgame\b|\bcamp(?:ing|site|fire)?\b|\bgame (?:day|night)\b|\btailgat\w*\b|\bcookout\b|\bzoo\b|\baquarium\b|\blake\b|\bboat(?:ing)?\b|\bski(?:ing)?\b|\blounge\b|\bchill(?:ing)?\b|\bplay ?date\b|\bdog walk\w*\b|\bmovie\w*\b|\bbowling\b|\bday out\b|\bnothing fancy\b/i,
    formality: 1.5,
    tags: ['casual'],
    loves: [
      'jeans',
      't-shirts',
      'sweaters',
      'casual-dresses',
      'sneakers',
      'flats',
      'crossbody-bags',
      'denim-jackets',
    ],
    refuses: [
      ...bridal,
      'gowns',
      'cocktail-dresses',
      'evening-bags',
      'laptop-bags',
      'pant-suits',
      'skirt-suits',
      'slippers',
      'diaper-bags',
    ],
  },
]

const byKey = new Map(occasions.map((one) => [one.key, one]))

/** Returns the full record of an occasion (label, formality, tags …). Throws for an unknown key. */
export function occasionOf(key: OccasionKey): Occasion {
  const found = byKey.get(key)
  if (!found) throw new Error(`styling: no occasion ${key}`)
  return found
}

/** Returns the first occasion of the table that a text names; undefined for none. */
export const readOccasion = (text: string): OccasionKey | undefined =>
  occasions.find(({ words }) => words.test(text))?.key
