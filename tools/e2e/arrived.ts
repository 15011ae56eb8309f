// A member's order from the payment to the door, for journeys of what comes afterwards.
import type { Browser, Page } from '@playwright/test'
import { letParcelsTravel } from './backstage.ts'
import { goToPayment, packAndHandOver, pay } from './buying.ts'
import { mailTo as mailLike } from './members.ts'
import type { Mint } from './mint.ts'
import type { Piece } from './mint-piece.ts'
import { atWork } from './shopper.ts'

/** Days after packing when a parcel of standard delivery has arrived and can still be returned. */
const arrivedAfter = 12

/** `returns`: the member ordered before, and the address is there. `guest`: the email has no account. */
type Wish = {
  browser: Browser
  mint: Mint
  email: string
  pieces: readonly Piece[]
  returns?: boolean
  guest?: boolean
}
type Bought = { orderId: string; staff: Page }

/** Buys the pieces in the cart and lets the parcel arrive. Returns the order and a page of an employee. */
export async function buyAndGet(
  page: Page,
  { browser, mint, email, pieces, returns = false, guest = false }: Wish,
): Promise<Bought> {
  const buyer = { fullName: 'Edith Marlowe', ...(guest ? { email } : {}) }
  await goToPayment(page, buyer, { returns })
  const { orderId } = await pay(page, buyer)
  const staff = await atWork(browser, mint, 'employee')
  await packAndHandOver(staff, pieces)
  await letParcelsTravel(orderId, arrivedAfter)
  await mailLike(email, /^Delivered: order/)
  return { orderId, staff }
}
