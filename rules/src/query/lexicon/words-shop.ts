// Names of conditions, departments and offers of the shop, and of occasions and styles that a text names
// outright.
import { kinds, occasions, styles, tags, unworn } from '../engine/leaning.ts'
import { lacking, lean, sure } from '../engine/sure.ts'
import type { Entry, Leaning } from '../engine/types.ts'

const goodOrBetter = ['good', 'very_good', 'excellent', 'new_with_tags'] as const

const conditionEntries: readonly Entry[] = [
  sure(
    'new with tags, nwt, bnwt, brand new, brand new with tags, never worn, unworn, tags on, with tags, tags still on, tags attached, still has tags, new in box, nib, unused, deadstock, nwot, new without tags, with original tags, never used',
    { condition: ['new_with_tags'] },
  ),
  sure(
    'excellent, excellent condition, like new, as new, mint condition, pristine, immaculate, perfect condition, worn once, barely worn, euc, hardly worn, excellent used condition, near new, nearly new, flawless, great condition, almost new, practically new, top condition, superb condition, good as new',
    { condition: ['excellent'] },
  ),
  sure('very good condition, very good, vguc, very good used condition', { condition: ['very_good'] }),
  sure(
    'gently used, gently worn, lightly used, lightly worn, light wear, worn a few times',
    { condition: ['very_good', 'excellent'] },
    { label: 'Gently used' },
  ),
  sure(
    'good condition, decent condition, good used condition, guc, good shape, nice condition',
    { condition: goodOrBetter },
    { label: 'Good or better' },
  ),
  sure('condition good, fair condition, well worn, well loved', { condition: ['good'] }),
  sure(
    'flawed, damaged, flawed gem, imperfect, with flaw, has flaw, as is, slightly flawed, slightly damaged, minor flaw, with a flaw, flaw, fixer upper',
    {
      condition: ['flawed_gem'],
    },
  ),
  sure('repaired, mended, visibly mended, visible mending, patched, darned, restored, upcycled', {
    condition: ['repaired'],
  }),
  sure('pilling, pilled', { condition_overrides: ['pilling'] }),
  sure('odor, odour, smell, smelly, scent, scented', { condition_overrides: ['odor'] }),
  sure('fading, discolored, discoloration', { condition_overrides: ['fading'] }),
  sure('altered, alteration, shortened', { condition_overrides: ['altered'] }),
  lean('new', unworn(3)),
]

const kidsCalled = (words: string, label: string, ...leanings: Leaning[]): Entry =>
  sure(words, { department_tags: ['girls', 'boys'] }, { label, leanings })

const departmentEntries: readonly Entry[] = [
  sure(
    "woman, women's, lady, female, for her, misses, womenswear, women clothing, women fashion, women clothes, ladieswear, missy",
    {
      department_tags: ['women'],
    },
  ),
  sure('girl, little girl, baby girl, toddler girl, girl clothes, girl clothing, schoolgirl, young girl', {
    department_tags: ['girls'],
  }),
  sure('boy, little boy, baby boy, toddler boy, boy clothes, boy clothing, schoolboy, young boy', {
    department_tags: ['boys'],
  }),
  kidsCalled(
    'kid, child, childrens, kiddo, son or daughter, little one, grandchild, kiddie, youth, unisex kid, grandkid',
    'Kids',
  ),
  kidsCalled(
    'baby, infant, newborn, preemie, baby unisex',
    'Baby and kids',
    kinds(3, 'baby-one-pieces', 'baby-sets', 'baby-sleepwear'),
    kinds(1, 'baby-shoes'),
  ),
  kidsCalled('toddler, preschooler', 'Toddler and kids'),
  sure(
    'maternity, pregnancy, pregnant, expecting, nursing, mom to be, mother to be, baby bump, breastfeeding, postpartum, expectant, bump friendly, mum to be',
    {
      department_tags: ['maternity'],
    },
  ),
  sure('petite, petit, petit size, petite size, petite fit, short woman', { department_tags: ['petite'] }),
  sure("plus size, plus, curvy, curve, plus sized, full figured, full figure, extended size, women's plus", {
    department_tags: ['plus'],
  }),
  sure('tall, tall size, tall woman, tall fit, long inseam, for tall woman, tall girl', {
    department_tags: ['tall'],
  }),
  sure('junior, teen, teenager, teenage, teen girl, teenage girl, junior size, tween, adolescent', {
    department_tags: ['juniors'],
  }),
  sure('designer, designer brand, designer label, designer clothes, designer piece, high fashion, couture', {
    department_tags: ['designer'],
  }),
  sure(
    'luxury, high end, luxe, luxurious brand, luxury brand, high end designer, luxury designer, upscale brand, luxe brand, haute couture',
    { luxe_brand: ['true'] },
    { label: 'Designer brands' },
  ),
  sure('premium, premium brand, better brand, contemporary brand', { department_tags: ['premium'] }),
  // The shop has no men's department: such a word filters nothing and counts as absent.
  lacking("man, men's, male, for him, husband, guy, dude"),
]

const offerEntries: readonly Entry[] = [
  sure(
    'clearance, final sale, last chance, clearance sale, closeout, last call, final clearance, final markdown, outlet',
    { clearance: ['true'] },
    { label: 'Clearance' },
  ),
  sure(
    'on sale, sale, sales, just reduced, reduced, marked down, discounted, markdown, price drop, reduced price, newly reduced, price reduced, newly discounted, price cut, lowered price, sale item, reduced to clear, fresh sale, on discount, slashed',
    { fresh_sale: ['true'] },
    { label: 'Just reduced' },
  ),
  sure(
    'promo, extra discount, extra off, with promotion, extra percent off, promo code, special offer, discount',
    { user_promotion_discount_percent: ['1'] },
    {
      label: 'Extra discount',
    },
  ),
  sure(
    'rare find, rare, one of a kind, hard to find, collectible, ooak, collector piece, collectors item, rare piece, limited edition',
    { is_rare_find: ['true'] },
    { label: 'Rare finds' },
  ),
  sure(
    'new arrival, just in, newly listed, just listed, recently added, new in, just arrived, newest, latest arrival, new this week, new listing, fresh arrival, this week, just added, new item, new stuff, whats new, recently listed, newly added',
    { listed_days: ['7'] },
    { label: 'Listed this week' },
  ),
  sure(
    'new today, listed today, added today, arrived today',
    { listed_days: ['1'] },
    { label: 'Listed today' },
  ),
  sure('new this month, listed this month', { listed_days: ['30'] }, { label: 'Listed this month' }),
  sure(
    'ships from california, from california, local, locally, shop local, ships local, san leandro, bay area, located in california, sold locally',
    { shop_local: ['true'] },
    { label: 'Ships from California' },
  ),
]

const occasionEntries: readonly Entry[] = [
  sure('wedding guest, guest of a wedding, wedding guest outfit, for a wedding guest', {
    occasion_tags: ['wedding guest'],
  }),
  sure('work, for work', { occasion_tags: ['work'] }),
  sure('casual, for everyday', { occasion_tags: ['casual'] }),
  sure('party, for a party', { occasion_tags: ['party'] }),
  lean('holiday', occasions(3, 'holiday'), tags(3, 'holiday')),
  lean('school, for school', occasions(3, 'school')),
  lean('play, for play', occasions(3, 'play')),
  sure('capsule wardrobe, capsule, capsule collection', { search_tags: ['capsule wardrobe'] }),
  sure(
    'vacation dress',
    { category_tags: ['dresses'], occasion_tags: ['vacation'] },
    { label: 'Vacation dresses' },
  ),
  sure(
    'school clothes, back to school clothes',
    { category_tags: ['kids-clothes'], occasion_tags: ['school'] },
    { label: 'School clothes' },
  ),
  sure(
    'play clothes',
    { category_tags: ['kids-clothes'], occasion_tags: ['play'] },
    { label: 'Play clothes' },
  ),
]

const styleEntries: readonly Entry[] = [
  sure('minimal, minimal style', { style_tags: ['minimal'] }),
  sure('edgy, edgy style', { style_tags: ['edgy'] }),
  sure('romantic, romantic style', { style_tags: ['romantic'] }),
  sure('sporty, sporty style', { style_tags: ['sporty'] }),
  sure('preppy, prep, preppy style', { style_tags: ['preppy'] }),
  sure('classic, classic style', { style_tags: ['classic'] }),
  sure('bohemian, boho, bohemian style, boho style, boho chic', { style_tags: ['bohemian'] }),
  sure('vintage inspired, vintage style, retro style, vintage look, vintage inspired style, retro inspired', {
    style_tags: ['vintage-inspired'],
  }),
  lean('vintage', styles(3, 'vintage-inspired')),
  lean('active', styles(3, 'sporty')),
  lean('festival style', styles(3, 'bohemian')),
  lean('elegant classic', styles(3, 'classic')),
  lean('simple style', styles(3, 'minimal')),
]

export const shopEntries: readonly Entry[] = [
  ...conditionEntries,
  ...departmentEntries,
  ...offerEntries,
  ...occasionEntries,
  ...styleEntries,
]
