// The inspection's words about an item: where the inspector looked and what was found. The grade's own
// words are on the page. Wear that a picture would show is said of a flaw alone, which is drawn; these
// sentences speak of the inside, of the soles, and of what a hand feels.
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
      'The inside of the hem has softened where it was pressed.',
      'Two rows of stitching at the hem have relaxed; none is open.',
    ],
    worn: [
      'The neck has lost some of its spring and the size label is faded.',
      'The inside of the neck is a shade paler than the rest.',
      'The cloth feels thinner than a new one, evenly.',
    ],
  },
  knit: {
    fine: [
      'The rib at neck and hem springs back as it should.',
      'Both elbows are as dense as the back.',
      'No stitch is pulled, held against the light.',
    ],
    light: [
      'A little fuzz on the inside of the arms.',
      'The rib at the hem has eased by about half an inch.',
      'The elbows feel softer than the back; they are not thin.',
    ],
    worn: [
      'Fuzz on the inside, under both arms.',
      'The elbows have grown thinner; held to the light you can tell.',
      'The hem has stretched by half an inch and gives more than it did.',
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
      'The inside of both sleeve ends is worn smooth.',
      'The lining is creased at the back, and its hem was sewn again.',
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
      'The inside of the hem is slightly rounded at the heel.',
    ],
    worn: [
      'The inside of the pockets has gone lighter than the rest.',
      'The seat is smoother than the rest, and the waistband has eased by half an inch.',
      'The inside of the hem is rough at the back.',
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
      'The inside of the neck is slightly paler, and the hem was let down once.',
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
      'The insoles have a soft fold where the toes bend.',
    ],
    worn: [
      'The soles are worn at the outer edge of both heels, with years left.',
      'The insoles keep the shape of a foot, and the print on them is gone.',
      'The uppers give where the toes bend, and the soles are rubbed.',
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
      'The inside of the handles or straps has darkened a shade.',
      'The base shows that it stood on tables; the corners are sound.',
    ],
    worn: [
      'The base is rubbed and has a few short lines.',
      'The lining has one pale spot near the pocket; nothing is torn.',
      'The inside of the handles or straps is darker, and the clasp closes softly.',
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
      'The back has dulled evenly and takes a polish.',
      'Short lines on the back, to be seen under a lens.',
      'The plating is thinner at the back, where it lay on the skin.',
    ],
  },
  small: {
    fine: [
      'The edges are clean all round.',
      'It has kept its shape from the box.',
      'No line and no spot on either side.',
    ],
    light: [
      'It has softened a little from being worn, evenly.',
      'The inside shows that it was worn; the outside does not.',
      'One edge is a touch softer than the others.',
    ],
    worn: [
      'The inside is rubbed in two places, each shorter than a fingertip.',
      'The inside has faded a little where it was worn.',
      'It has taken the shape of its first owner, and gives way to the next.',
    ],
  },
}

/** Replaces the grade's own sentences for mended pieces, since those sentences name flaws. */
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

/** Returns the findings of a piece's inspection, in a sentence or two drawn by `chance`. */
export function conditionWords(kind: Kind, condition: Condition, chance: Chance): string {
  if (condition === 'repaired') return chance.pick(mended)
  const own = chance.pick(notes[kind.area][levels[condition]])
  if (condition === 'flawed_gem') return chance.pick(flawedGem)
  return condition === 'new_with_tags' ? `The tag is still on. ${own}` : own
}
