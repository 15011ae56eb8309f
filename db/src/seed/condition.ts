// The inspection's words about an item: where the inspector looked and what was found. The grade's own
// words are on the page.
import type { Area, Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import type { Chance } from './chance.ts'

/** From nothing to be seen to signs of wear. */
type Notes = Readonly<Record<'fine' | 'light' | 'worn', readonly string[]>>

const notes: Readonly<Record<Area, Notes>> = {
  top: {
    fine: [
      'The neck and both underarms are as clean as the rest.',
      'The shoulder seams lie flat and the hem is even all round.',
      'The size label is still stiff, and the color at the neck matches the back.',
    ],
    light: [
      'The cloth has softened at the neck from a few washes.',
      'The hem turns up a little at one side until it is pressed.',
      'Two rows of stitching at the hem have relaxed; none is open.',
    ],
    worn: [
      'The neck has lost some of its spring and the size label is faded.',
      'The color is a shade paler at the shoulders than under the arms.',
      'The cloth has thinned slightly where a bag strap sat.',
    ],
  },
  knit: {
    fine: [
      'The rib at neck and hem springs back as it should.',
      'Both elbows are as dense as the back.',
      'No stitch is pulled, held against the light.',
    ],
    light: [
      'A little fuzz under the arms, where sleeve and body meet.',
      'The rib at the hem has eased by about half an inch.',
      'The elbows feel softer than the back; they are not thin.',
    ],
    worn: [
      'Fuzz under both arms and along the left side, where a bag hung.',
      'The elbows have grown thinner; held to the light you can tell.',
      'The hem has stretched by an inch and lies in soft waves.',
    ],
  },
  outer: {
    fine: [
      'The lining is whole at both armholes, and the pockets were never opened.',
      'The collar stands as it did, and no edge shines.',
      'Every button is there, with the spare one in its bag.',
    ],
    light: [
      'The lining is creased at the back, where somebody sat.',
      'The inside of the collar is a touch smoother than the rest.',
      'The pocket edges have softened; the seams in them are sound.',
    ],
    worn: [
      'The lining is worn smooth at the neck, and one pocket seam was sewn again.',
      'The edges of both sleeves shine slightly when the light is low.',
      'The back is creased below the waist, and the hem has dropped by a thread or two.',
    ],
  },
  lower: {
    fine: [
      'Knees and seat are as firm as the rest, and the zip runs smoothly.',
      'The hem has never touched the ground.',
      'The waistband is even and its inside is clean.',
    ],
    light: [
      'The cloth is softer at the seat than at the hem.',
      'The inside of the waistband shows that it was worn; the outside does not.',
      'The hem is slightly rounded at the heel.',
    ],
    worn: [
      'The color has gone lighter along the side seams and at the pocket edges.',
      'The seat is smoother than the rest, and the waistband has eased by half an inch.',
      'The hem is rough at the back of both legs or sides.',
    ],
  },
  dress: {
    fine: [
      'The zip or buttons close without a catch, and the underarms are clean.',
      'The hem hangs even, and the seams at the waist are flat.',
      'Worn for one evening at most: the lining still has its folds.',
    ],
    light: [
      'The seam at the waist has been pressed often and lies a little softer.',
      'The inside of the neck shows a trace of wear; the outside does not.',
      'The cloth has relaxed at the hips, hardly to be seen on a hanger.',
    ],
    worn: [
      'The color is slightly paler at the shoulders, and the hem was let down once.',
      'One side seam has been sewn again on the inside, neatly.',
      'The underarms are a shade darker inside; nothing comes through.',
    ],
  },
  shoe: {
    fine: [
      'The soles have walked indoors only; the stamp on them can be read.',
      'The insoles are unmarked and the heels are square.',
      'The uppers have no crease where the toes bend.',
    ],
    light: [
      'The soles are scuffed under the ball of the foot; the heels are square.',
      'The insoles have darkened a little at the heel.',
      'A soft fold where the toes bend, on the right one more than on the left.',
    ],
    worn: [
      'The soles are worn at the outer edge of both heels, with years left.',
      'The insoles keep the shape of a foot, and the print on them is gone.',
      'The uppers fold where the toes bend, and the edges of the soles are rubbed.',
    ],
  },
  bag: {
    fine: [
      'The corners are sharp and the lining has no mark of pen or powder.',
      'The handles or straps are the same color all along.',
      'The clasp closes firmly, and its plating is whole.',
    ],
    light: [
      'Fine lines on the clasp, and a clean lining.',
      'The handles or straps have darkened a shade where a hand held them.',
      'The base shows that it stood on tables; the corners are sound.',
    ],
    worn: [
      'The corners are rubbed and the base has a few short lines.',
      'The lining has one pale spot near the pocket; nothing is torn.',
      'The handles or straps are darker where they were held, and the clasp has lost some shine.',
    ],
  },
  jewel: {
    fine: [
      'The plating is whole at the edges, where it goes first.',
      'The clasp or post is straight and closes firmly.',
      'Polished, and without a line under a lens.',
    ],
    light: [
      'Hairlines under a lens, none without one.',
      'The back is a little duller than the front.',
      'The clasp or post was tightened by us.',
    ],
    worn: [
      'The metal has dulled evenly and takes a polish.',
      'Short lines at the edges, to be seen in bright light.',
      'The plating is thinner at the back, where it lay on the skin.',
    ],
  },
  small: {
    fine: [
      'The edges are clean all round.',
      'It has kept its shape from the box.',
      'No line and no spot, seen in daylight from both sides.',
    ],
    light: [
      'It has softened a little from being worn, evenly.',
      'The inside shows that it was worn; the outside does not.',
      'One edge is a touch softer than the others.',
    ],
    worn: [
      'The edges are rubbed in two places, each shorter than a fingertip.',
      'The color has mellowed on the side that lay in the sun.',
      'It has taken the shape of its first owner, and gives way to the next.',
    ],
  },
}

/** What stands for the grade's own words, where those are of what was found. */
const mended = [
  'Mended by our own workroom, which looked over the rest of it twice.',
  'Our own workroom mended one place; the rest needed nothing.',
  'One place was mended by our own workroom and holds as the rest does.',
] as const
const flawedGem = [
  'One flaw, shown below. Seams and fastenings are sound everywhere else.',
  'Sold with one flaw, shown below; the rest of it was cared for.',
  'Look at the one flaw below. Everything else passed inspection at the first look.',
] as const

const levels = {
  new_with_tags: 'fine',
  excellent: 'fine',
  very_good: 'light',
  good: 'worn',
  flawed_gem: 'light',
} as const

/** Grades that allow for notes beside them; the others show nothing. */
const graded: readonly Condition[] = ['very_good', 'good', 'flawed_gem', 'repaired']
const cloth: readonly Area[] = ['top', 'knit', 'outer', 'lower', 'dress']

/**
 * Returns the condition notes, out of `asked`, that this item can have: none for goods other than clothes
 * or for conditions without notes, and in very good condition only 'altered' and 'odor'.
 */
export function notesFor(asked: readonly string[], kind: Kind, condition: Condition): string[] {
  const isCloth = cloth.includes(kind.area)
  return graded.includes(condition) && isCloth
    ? asked.filter((note) => condition !== 'very_good' || note === 'altered' || note === 'odor')
    : []
}

/** Describes the inspection's findings in a sentence or two. */
export function conditionWords(kind: Kind, condition: Condition, chance: Chance): string {
  if (condition === 'repaired') return chance.pick(mended)
  const own = chance.pick(notes[kind.area][levels[condition]])
  if (condition === 'flawed_gem') return chance.pick(flawedGem)
  return condition === 'new_with_tags' ? `The tag is still on. ${own}` : own
}
