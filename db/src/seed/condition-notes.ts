// long-file: lists of sentences, each with what a piece must have for it
// The inspection's sentences about wear, by the line of goods and by how worn the piece is. Wear that a
// picture would show is said of a flaw alone, which is drawn; these sentences speak of the inside, of the
// soles, and of what a hand feels. A sentence that names a part is for pieces that have the part.
import type { Area } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Part } from './condition-parts.ts'

/** A sentence, and the parts that a piece needs for it. */
export type Note = readonly [says: string, ...needs: Part[]]
/** From nothing to be seen to signs of wear. */
type Notes = Readonly<Record<'fine' | 'light' | 'worn', readonly Note[]>>

export const notes: Readonly<Record<Area, Notes>> = {
  top: {
    fine: [
      ['The neck and both underarms are as clean as the rest.', 'neck'],
      ['The shoulder seams lie flat and the hem is even all round.', 'shoulders', 'hem'],
      ['The size label is still stiff, and both sides of the cloth have one color.', 'body'],
      ['The straps have their full stretch.', 'straps'],
      ['The band springs back as it should, and its inside is clean.', 'bust'],
      ['No thread is pulled, held against the light.', 'hosiery'],
      ['The bands at the top spring back as they should.', 'hosiery'],
      ['The waistband springs back as it should.', 'waistband'],
    ],
    light: [
      ['The cloth has softened at the neck from a few washes.', 'neck'],
      ['The inside of the hem has softened where it was pressed.', 'hem'],
      ['Two rows of stitching at the hem have relaxed; none is open.', 'hem'],
      ['The cloth has softened from a few washes, evenly.', 'body'],
      ['The inside of the band shows that it was worn; the outside does not.', 'bust'],
      ['The straps give a little more than new ones.', 'straps'],
      ['Washed a few times, and a little softer for it.', 'hosiery'],
      ['The inside of the waistband shows that it was worn.', 'waistband'],
    ],
    worn: [
      ['The neck has lost some of its spring and the size label is faded.', 'knitted-neck'],
      ['The inside of the neck is a shade paler than the rest.', 'neck'],
      ['The cloth feels thinner than a new one, evenly.', 'body'],
      ['The band has eased by half an inch, and its inside is a shade paler.', 'bust'],
      ['The straps were shortened once, neatly, on the inside.', 'straps'],
      ['The soles feel thinner than the legs; they are whole.', 'footed'],
      ['The cloth gives more than a new one, evenly.', 'hosiery'],
      ['The waistband has eased by half an inch.', 'waistband'],
    ],
  },
  knit: {
    fine: [
      ['The rib at neck and hem springs back as it should.', 'rib-hem', 'neck'],
      ['Both elbows are as dense as the back.', 'long-sleeves'],
      ['No stitch is pulled, held against the light.'],
      ['The stitches are even, and it has kept its shape.'],
    ],
    light: [
      ['A little fuzz on the inside of the arms.', 'long-sleeves'],
      ['The rib at the hem has eased by about half an inch.', 'rib-hem'],
      ['The elbows feel softer than the back; they are not thin.', 'long-sleeves'],
      ['It has softened from a few washes, evenly.'],
      ['The size label has softened; the stitches have not.'],
    ],
    worn: [
      ['Fuzz on the inside, under both arms.', 'sleeves'],
      ['The elbows have grown thinner; held to the light you can tell.', 'long-sleeves'],
      ['The hem has stretched by half an inch and gives more than it did.', 'hem'],
      ['The knit gives more than a new one, evenly.'],
    ],
  },
  outer: {
    fine: [
      ['The lining is whole at both armholes.', 'lining', 'sleeves'],
      ['The pockets were never opened: their basting is still in.', 'welt-pockets'],
      ['The collar stands as it did, and no edge shines.', 'collar'],
      ['Every button is there, with the spare one in its bag.', 'buttons'],
      ['The zip runs smoothly from end to end.', 'zip'],
      ['Every snap closes with a click.', 'snaps'],
      ['The seams are flat, and the hem is even all round.', 'hem'],
    ],
    light: [
      ['The lining is creased at the back, where somebody sat.', 'lining', 'long'],
      ['The inside of the collar is a touch smoother than the rest.', 'collar'],
      ['The pocket edges have softened; the seams in them are sound.', 'pockets'],
      ['The inside of the neck is a touch smoother than the rest.', 'neck'],
      ['The cloth has softened a little, evenly.', 'cloth'],
    ],
    worn: [
      ['The lining is worn smooth at the neck, and one pocket seam was sewn again.', 'lining', 'pockets'],
      ['The inside of both sleeve ends is worn smooth.', 'long-sleeves'],
      ['The lining is creased at the back, and its hem was sewn again.', 'lining', 'long'],
      ['The inside of the neck is worn smooth.', 'neck'],
      ['The inside of the hem is worn smooth at the back.', 'hem'],
    ],
  },
  lower: {
    fine: [
      ['Knees and seat are as firm as the rest, and the zip runs smoothly.', 'knees', 'fly'],
      ['Knees and seat are as firm as the rest.', 'knees'],
      ['The hem has never touched the ground.', 'to-the-ground'],
      ['The waistband is even and its inside is clean.', 'waistband'],
      ['The zip runs smoothly.', 'fly'],
      ['Every button is there, and each sits tight.', 'buttons'],
      ['The elastic of the waist springs back as it should.', 'elastic-waist'],
      ['The seat is as firm as the rest, and the straps are even.', 'straps'],
      ['The hem is even all round.', 'hem'],
    ],
    light: [
      ['The cloth is softer at the seat than at the hem.', 'hem'],
      ['The inside of the waistband shows that it was worn; the outside does not.', 'waistband'],
      ['The inside of the hem is slightly rounded at the heel.', 'to-the-ground'],
      ['The cloth has softened from a few washes, evenly.', 'cloth'],
      ['The inside is a touch smoother at the seat.', 'legs'],
    ],
    worn: [
      ['The inside of the pockets has gone lighter than the rest.', 'pockets'],
      ['The seat is smoother than the rest, and the waistband has eased by half an inch.', 'waistband'],
      ['The inside of the hem is rough at the back.', 'to-the-ground'],
      ['The elastic of the waist gives more than it did.', 'elastic-waist'],
      ['The seat feels thinner than a new one; it is whole.'],
    ],
  },
  dress: {
    fine: [
      ['The zip closes without a catch.', 'zip'],
      ['The buttons close without a catch, and none is loose.', 'buttons'],
      ['The hem hangs even, and the seams at the waist are flat.', 'waist-seam', 'hem'],
      ['The hem hangs even all round.', 'hem'],
      ['The underarms are clean.'],
      ['Worn for one evening at most: the lining still has its folds.', 'evening'],
    ],
    light: [
      ['The seam at the waist has been pressed often and lies a little softer.', 'waist-seam'],
      ['The inside of the neck shows a trace of wear; the outside does not.', 'neck'],
      ['The cloth has relaxed at the hips, hardly to be seen on a hanger.', 'body'],
      ['The inside of the hem has softened where it was pressed.', 'hem'],
    ],
    worn: [
      ['The inside of the neck is slightly paler, and the hem was let down once.', 'neck', 'hem'],
      ['One side seam has been sewn again on the inside, neatly.'],
      ['The underarms are a shade darker inside; nothing comes through.'],
    ],
  },
  shoe: {
    fine: [
      ['The soles have walked indoors only; the stamp on them can be read.'],
      ['The insoles are unmarked and the heels are square.', 'heels'],
      ['The insoles are unmarked.'],
      ['The uppers have no crease where the toes bend.', 'vamp'],
      ['The laces are the first ones, and their ends are whole.', 'laces'],
      ['The zips run smoothly from end to end.', 'zip'],
    ],
    light: [
      ['The soles are scuffed under the ball of the foot; the heels are square.', 'heels'],
      ['The soles are scuffed under the ball of the foot.'],
      ['The insoles have darkened a little at the heel.'],
      ['The insoles have a soft fold where the toes bend.'],
    ],
    worn: [
      ['The soles are worn at the outer edge of both heels, with years left.', 'heels'],
      ['The soles are worn at their outer edge, with years left.'],
      ['The insoles keep the shape of a foot, and the print on them is gone.'],
      ['The uppers give where the toes bend, and the soles are rubbed.', 'vamp'],
    ],
  },
  bag: {
    fine: [
      ['The lining has no mark of pen or powder.'],
      ['The corners are sharp and the lining has no mark of pen or powder.', 'structured'],
      ['The handles or straps are the same color all along.', 'strap'],
      ['The clasp closes firmly, and its plating is whole.', 'clasp'],
      ['The zip runs smoothly from end to end.', 'zip'],
      ['The snap closes with a click.', 'snaps'],
      ['The drawstring runs freely, and its ends are whole.', 'drawstring'],
    ],
    light: [
      ['Fine lines on the back of the clasp, and a clean lining.', 'clasp'],
      ['The inside of the handles or straps has darkened a shade.', 'strap'],
      ['The base shows that it stood on tables; the corners are sound.', 'stands'],
      ['The lining was used, and wiped clean.'],
      ['The lining is a touch paler where the zip lies.', 'zip'],
    ],
    worn: [
      ['The base is rubbed and has a few short lines.', 'stands'],
      ['The lining has one pale spot near the pocket; nothing is torn.'],
      ['The inside of the handles or straps is darker, and the clasp closes softly.', 'strap', 'clasp'],
      ['The inside of the handles or straps is a shade darker.', 'strap'],
      ['The lining has softened, and one seam in it was sewn again.'],
    ],
  },
  jewel: {
    fine: [
      ['The plating is whole at the edges, where it goes first.', 'plated'],
      ['The clasp is straight and closes firmly.', 'clasp'],
      ['The posts are straight and their backs hold firmly.', 'posts'],
      ['Polished, and without a line under a lens.'],
    ],
    light: [
      ['Hairlines under a lens, none without one.'],
      ['The back is a little duller than the front.'],
      ['The clasp was tightened by us.', 'clasp', 'ours'],
      ['The posts were straightened by us.', 'posts', 'ours'],
    ],
    worn: [
      ['The back has dulled evenly and takes a polish.'],
      ['Short lines on the back, to be seen under a lens.'],
      ['The plating is thinner at the back, where it lay on the skin.', 'plated'],
    ],
  },
  small: {
    fine: [
      ['The edges are clean all round.', 'cloth'],
      ['It has kept its shape from the box.', 'worn-on'],
      ['No line and no spot on either side.', 'flat'],
      ['The lenses have no line, and the hinges are firm.', 'glasses'],
      ['It opens and closes as it did in the shop.', 'umbrella'],
      ['Nothing is bent, and no edge is rough.', 'hard'],
      ['The first hole alone was used, and no edge is split.', 'belt'],
      ['The seams are flat, and the inside is clean.', 'sewn'],
    ],
    light: [
      ['It has softened a little from being worn, evenly.', 'worn-cloth'],
      ['The inside shows that it was worn; the outside does not.', 'worn-on'],
      ['One edge is a touch softer than the others.', 'cloth'],
      ['The hinges move more easily than new ones; the lenses are clear.', 'glasses'],
      ['The handle is a touch smoother where it was held; the ribs are straight.', 'umbrella'],
      ['It was used a few times, and wiped clean.', 'carried'],
      ['The back is a touch smoother than the front.', 'belt'],
      ['Hairlines on the back, to be seen from near by only.', 'hard'],
    ],
    worn: [
      ['The inside is rubbed in two places, each shorter than a fingertip.', 'sewn'],
      ['The inside has faded a little where it was worn.', 'worn-cloth'],
      ['It has taken the shape of its first owner, and gives way to the next.', 'worn-on'],
      ['The hinges were tightened, and the pads are new.', 'glasses'],
      ['One rib was straightened; it opens and holds.', 'umbrella'],
      ['The inside of the cover is a shade paler than a new one.', 'carried'],
      ['The back is rubbed at the hole that was used.', 'belt'],
      ['The back has dulled evenly.', 'hard'],
      ['The cloth feels thinner than a new one, evenly.', 'cloth'],
    ],
  },
}

/** Replaces the grade's own sentences for mended pieces, since those sentences name flaws. */
export const mended: readonly Note[] = [
  ['Mended by our own workroom, which looked over the rest of it twice.', 'ours'],
  ['Our own workroom mended one place; the rest needed nothing.', 'ours'],
  ['One place was mended by our own workroom and holds as the rest does.', 'ours'],
  ['Mended in one place; the rest needed nothing.', 'theirs'],
  ['One place was mended, and holds as the rest does.', 'theirs'],
]
export const flawedGem: readonly Note[] = [
  ['One flaw, shown below. Seams and fastenings are sound everywhere else.', 'sewn'],
  ['Sold with one flaw, shown below; the rest of it was cared for.'],
  ['Look at the one flaw below. Everything else passed inspection at the first look.', 'ours'],
  ['Look at the one flaw below. Everything else is sound.'],
]
