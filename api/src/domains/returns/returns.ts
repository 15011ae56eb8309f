// Returns: what goes back, by which parcel, what becomes of it, and what it pays (specification §3, §7;
// decision 0183). Other domains import only from this file.
import type { Context } from '../../context.ts'
import { answerOffer, endOffers } from './inspect.ts'
import { hasLabel } from './label.ts'
import { followPickUps } from './pick-ups.ts'
import { hasReturnedBefore, ownReturn, type ReturnPayload, type SignInRequired } from './requests.ts'
import { findReturn } from './returns.db.ts'
import { type ReturnRefused, refuseReturn } from './setup.ts'
import { followParcels } from './travel.ts'

export { cancelBoxReturn, findBoxReturn, saveBoxReturn } from './box-return.ts'
export {
  type CaseLabel,
  type CaseParcel,
  choiceOfCaseReturn,
  createCaseReturn,
  labelForCase,
  refusalOfCaseReturn,
} from './case-return.ts'
export { type DifferenceRefused, type Differences, readToldOf } from './differences.ts'
export { createGiftReturn, findGiftToReturn } from './gift-return.ts'
export { giftsOfOrders, makeGiftCode } from './gifts.ts'
export { registerReturnLabel, returnLabelUrl } from './label.ts'
export { type ReturnMailDoors, sendReturnMail } from './mail.ts'
export { codeOf as returnCodeOf } from './pay.ts'
export { returnShowsPhoto } from './photos-by-key.ts'
export { bookPickUp, cancelPickUp } from './pick-ups.ts'
export { cancelReturn, createReturn, editReturn, ownReturn } from './requests.ts'
export { listReturnLines, type ReturnRow } from './returns.db.ts'
export { quoteReturn, refuseReturn, returnsSetup } from './setup.ts'
export { inspectByStaff, receiveByStaff, returnForStaff, returnsForStaff } from './staff.ts'
export { tenderNames as tenderNamesOf } from './standing.ts'
export { applyReturnReport, moveReturns, type ReturnSimulatorDoors } from './travel.ts'
export { returnsOfViewer, viewReturn } from './view.ts'
export { hasReturnedBefore }

/**
 * Job: takes offers as accepted that nobody answered, ends returns that were never sent or got lost,
 * completes those whose money has left, and follows pick-ups. Running again changes nothing.
 */
export async function followReturns(doors: Parameters<typeof endOffers>[0]): Promise<void> {
  await endOffers(doors)
  await followParcels(doors)
  await followPickUps(doors)
}

/**
 * Stores the viewer's answer to an offer of a lower sum for a returned piece. Returns ReturnRefused when
 * there is no such offer.
 */
export async function answerReturnOffer(
  ctx: Context,
  { returnId, lineId, accepts }: { returnId: string; lineId: string; accepts: boolean },
): Promise<ReturnPayload | ReturnRefused | SignInRequired> {
  const row = await ownReturn(ctx, returnId)
  if (!row || !(await answerOffer(ctx, { returnId: row.id, lineId, accepts })))
    return refuseReturn('There is nothing to answer here.')
  return { __typename: 'ReturnPayload', return: (await findReturn(ctx.db, row.id)) ?? row }
}

/**
 * Returns the carrier's counters where the parcel of the viewer's return can be handed in; empty without a
 * label that can be used and outside the United States.
 */
export async function dropOffPlacesOf(ctx: Context, returnId: string) {
  const row = await ownReturn(ctx, returnId)
  if (!row?.carrier || !hasLabel(row, ctx.now()) || row.ship_from?.country !== 'US') return []
  const { zip, city, state } = row.ship_from
  return [...(await ctx.carriers.dropOffPlaces(row.carrier, { zip: zip.slice(0, 5), city, state }))]
}
