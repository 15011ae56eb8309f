// A scan in the aisle: whether this is a piece that somebody ordered, and of which parcel.

export type PickPiece = { readonly lineId: string; readonly itemNumber: number }
export type PickParcel = {
  readonly id: string
  readonly status: string
  readonly orderLabel: string
  readonly items: readonly PickPiece[]
}

/** Fewer digits name no piece. */
const leastDigits = 4

export type PickScan<Parcel extends PickParcel> =
  | { kind: 'right' | 'again' | 'packed'; parcel: Parcel; piece: PickPiece }
  | { kind: 'wrong' | 'several' | 'short' }

/**
 * Finds the piece of a scan among the parcels of a house: by its whole number, or by its last digits (four or
 * more) when only one piece to pick ends in them. `right`: a piece to pick; `again`: one of `picked`, the
 * lines picked before; `packed`: its parcel is packed; `several`: the digits fit several pieces; `short`:
 * fewer digits; `wrong`: no parcel needs it.
 */
export function readPickScan<Parcel extends PickParcel>(
  typed: string,
  parcels: readonly Parcel[],
  picked: readonly string[],
): PickScan<Parcel> {
  const digits = typed.replace(/\D/g, '')
  if (digits.length < leastDigits) return { kind: 'short' }
  const pieces = parcels.flatMap((parcel) => parcel.items.map((piece) => ({ parcel, piece })))
  const whole = pieces.find(({ piece }) => String(piece.itemNumber) === digits)
  if (whole) {
    const isPicked = picked.includes(whole.piece.lineId)
    return { kind: whole.parcel.status === 'packed' ? 'packed' : isPicked ? 'again' : 'right', ...whole }
  }
  const toPick = pieces.filter(
    ({ parcel, piece }) =>
      parcel.status !== 'packed' &&
      !picked.includes(piece.lineId) &&
      String(piece.itemNumber).endsWith(digits),
  )
  const [only, ...others] = toPick
  if (!only) return { kind: 'wrong' }
  return others.length > 0 ? { kind: 'several' } : { kind: 'right', ...only }
}

/** Returns the sentence about a scan in the aisle; `left`: how many pieces of its parcel are to pick. */
export function pickScanWords<Parcel extends PickParcel>(
  typed: string,
  scan: PickScan<Parcel>,
  left: number,
): string {
  switch (scan.kind) {
    case 'short':
      return 'Type at least the last four digits.'
    case 'several':
      return `More than one piece ends in ${typed}. Type its whole number.`
    case 'wrong':
      return `Not this one: no parcel here needs ${typed}.`
    case 'packed':
      return `${scan.piece.itemNumber} is in a packed parcel, order ${scan.parcel.orderLabel}.`
    case 'again':
      return `You have ${scan.piece.itemNumber} already, for order ${scan.parcel.orderLabel}.`
    case 'right':
      return left === 0
        ? `Right. All pieces of order ${scan.parcel.orderLabel} are here.`
        : `Right, for order ${scan.parcel.orderLabel}. ${left} more to pick.`
  }
}
