// What people read about replacements (decision 0210).

/** How a shopper gets money in place of a replacement. */
export const replacementInstead = 'Write into your case if you want your money instead.'
/** The replacement that a shopper chose is gone; the other offers stand. */
export const replacementGone =
  'Somebody was quicker, and this piece is gone. Everything else that we offer still stands.'
/** The replacement that an employee chose is gone. */
export const replacementGoneForStaff =
  'Somebody was quicker, and this piece is gone. Load the case again to see what is left.'
/** Why an order that replaces a piece gives no money. */
export const replacementMoney =
  'This order replaces a piece, and nothing was paid for it. Money goes back on the first order.'
/** Why a replacement goes back by no return of its own. */
export const replacementReturn =
  'This piece replaces another one. If it isn’t right, tell us, and you get back what the first one cost.'
/** Why a shopper can't cancel a replacement. */
export const replacementCancel = `This piece is on its way in place of another one. ${replacementInstead}`
/** Why no case begins about a replacement. */
export const replacementCase =
  'This piece replaces another one. Choose the order of the first piece: what you paid is there.'
/** Why no return begins about a piece that was replaced. */
export const replacedPiece = 'We replaced this piece.'
/** Why a person decides about a piece that was replaced before. */
export const replacedBefore = 'We replaced this piece before, so a person looks at this case.'
/** A replacement costs its shopper nothing. */
export const replacementFree = 'There is nothing to pay: this piece replaces another one.'
/** The status of a replacement, and of its parcel, that waits for the parcel of the first piece. */
export const replacementKept = 'Kept for you'
/** What the parcel of the first piece brings about. */
export const scanSendsReplacement =
  'There is nothing to pay: the new piece leaves when the carrier has scanned this parcel.'

/** What happens when a replacement is lost on its way. */
export const replacementLost = 'What the first piece cost comes back to you.'

/**
 * Returns the name of the statement's row for what gift cards and the processor did not pay: "Paid by
 * Hemline" for a replacement order, else "Shop credit".
 */
export const creditName = (isReplacement: boolean): string =>
  isReplacement ? 'Paid by Hemline' : 'Shop credit'
/** What pays an order that replaces a piece. */
export const replacementPaidWith = 'Hemline, in place of your first piece'
/** A replaced piece that came back is not taken for less: nothing is paid for it. */
export const replacedNotForLess = 'Another piece was sent in its place. Accept or refuse this one.'
