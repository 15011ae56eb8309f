// Goody boxes on their way: reserved on a card, sent, tried on, chosen and charged; and the stylist's desk
// (decision 0171). Other domains import only from this file.
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import {
  goodyBudgets,
  goodyNoteMost,
  isGoodyDepartment,
  isGoodyKind,
} from '@hemline/rules/goody-boxes/terms.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { askForGoodies, type GoodyBoxParent, type GoodyRefused } from '../goody-boxes/goody-boxes.ts'
import { type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'

export { cancelGoodyBoxForPerson } from './cancel-for-person.ts'
export { cancelGoodyBox, chooseGoodyPieces, payGoodyBox } from './choose.ts'
export { followGoodyBoxes } from './follow.ts'
export { type GoodyMailDoors, sendGoodyMail } from './mail.ts'
export { goodyAttempt, goodyQuote, reserveGoodyBox } from './reserve.ts'
export { settleGoodyBox } from './settle.ts'
export { approveGoodyBox, goodyBoxesForStaff, goodyBoxForStaff, swapGoodyPiece } from './staff.ts'
export { goodyBoxesFor, goodyBoxFor, goodySetupFor, viewBox } from './view.ts'

/** The form that asks for a box. An empty list of `kinds` means any kind; the budget is in cents. */
export type AskInput = {
  formKey: string
  departments: readonly string[]
  kinds: readonly string[]
  budget: number
  note?: string | null | undefined
}

/**
 * Asks for a box for the viewer: pieces are chosen and held at once, and a stylist looks at them. The same
 * form again answers the same box. Returned refusals: GoodyRefused (no saved sizes, another open box, too few
 * pieces), LegalAcceptRequired. Throws UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT (form key, or a choice
 * outside the lists).
 */
export async function askGoodyBox(
  ctx: Context,
  input: AskInput,
): Promise<GoodyBoxParent | GoodyRefused | LegalAcceptRequired> {
  const { userId, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to ask for a box.')
  if (banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  if (!isFormKey(input.formKey)) throw refuse('BAD_INPUT', 'Please load the page again.')
  const departments = [...new Set(input.departments)].filter(isGoodyDepartment)
  const kinds = [...new Set(input.kinds)].filter(isGoodyKind)
  const isKnown =
    departments.length > 0 &&
    departments.length === new Set(input.departments).size &&
    kinds.length === new Set(input.kinds).size
  const budget = goodyBudgets.find((one) => one === input.budget)
  if (!isKnown || budget === undefined) throw refuse('BAD_INPUT', 'Please choose again from the lists.')
  const note = (input.note ?? '').trim().slice(0, goodyNoteMost)
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const asked = await askForGoodies(ctx, { userId, formKey: input.formKey, departments, kinds, budget, note })
  return asked.__typename === 'GoodyAsked' ? { __typename: 'GoodyBoxPayload', box: asked.box } : asked
}
