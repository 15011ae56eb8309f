// The factory of the journeys: everything that a journey holds, buys, spends or signs in with is minted
// here for that journey alone, so that no two journeys share a piece, an account, a code or a bag. Journeys
// only read the seeded shop (decision 0108).
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { mintReceivedBag } from './mint-bag.ts'
import { mintCloset } from './mint-closet.ts'
import { mintFullLists } from './mint-full-lists.ts'
import { mintGoodies } from './mint-goody.ts'
import {
  type CardSale,
  type CreditWish,
  type GiftCard,
  mintCredit,
  mintGiftCard,
  mintPromotion,
  mintSoldCard,
} from './mint-money.ts'
import { mintEarnings, mintPiece, type Piece, type PieceWish } from './mint-piece.ts'
import { mintRescueBox, type RescueBox } from './mint-rescue.ts'
import { type MintedOutfit, mintOutfit } from './mint-style.ts'

/** The sign-in details of an account. */
export type Member = { readonly email: string; readonly password: string; readonly firstName: string }

/** Returns details for a new account; nothing is written. */
export const newMember = (): Member => ({
  email: `journey-${randomUUID()}@hemline.example`,
  password: 'a long enough sentence',
  firstName: 'Edith',
})
/** Returns the email and the name of a guest, who buys without an account; nothing is written. */
export const newGuest = (): { email: string; fullName: string } => ({
  email: `guest-${randomUUID()}@hemline.example`,
  fullName: 'Edith Okonjo',
})

export type Mint = ReturnType<typeof makeMint>

type Wish = Omit<PieceWish, 'consignorId'> & {
  /**
   * The email of the account that consigned the piece and is paid for it; left out for a piece without a
   * consignor.
   */
  readonly consignor?: string
}

/**
 * Makes the factory that creates accounts, pieces and codes for journeys in the shop's database; `stranger`
 * returns a request context without the cookies of any browser.
 */
export function makeMint(db: Db, stranger: () => Promise<APIRequestContext>) {
  const idOf = async (email: string): Promise<string> =>
    (await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  /**
   * Signs up a new account over the API; with `page`, that page's browser is then logged in to it. The
   * account has no quiet hours: its mails leave at any hour at which the journeys run.
   */
  async function member(page?: Page): Promise<Member> {
    const made = newMember()
    const asker = page?.request ?? (await stranger())
    const input = {
      email: made.email,
      password: made.password,
      firstName: made.firstName,
      lastName: 'Marlowe',
      acceptTerms: true,
    }
    const { __typename } = await ask<{ __typename: string }>(asker, 'signUp', { input })
    if (__typename !== 'AuthPayload') throw new Error(`no account for ${made.email}: ${__typename}`)
    if (!page) await asker.dispose()
    await db
      .insertInto('notification_setting')
      .values({ user_id: await idOf(made.email), quiet_from: 0, quiet_until: 0, changed_at: new Date() })
      .execute()
    return made
  }

  /** Makes an employee or an admin and logs the page's browser in to that account. */
  async function staff(page: Page, role: 'employee' | 'admin'): Promise<Member> {
    const made = await member()
    await db
      .insertInto('role_grant')
      .values({ user_id: await idOf(made.email), role })
      .execute()
    await ask(page, 'logIn', { input: { email: made.email, password: made.password } })
    return made
  }

  return {
    member,
    staff,
    piece: async ({ consignor, ...wish }: Wish = {}): Promise<Piece> =>
      mintPiece(db, consignor === undefined ? wish : { ...wish, consignorId: await idOf(consignor) }),
    /** Opens the closet of an account with pieces on sale at these prices, in cents. */
    closet: async (email: string, prices: readonly number[]): Promise<Piece[]> =>
      mintCloset(db, await idOf(email), prices),
    earnings: async (email: string, price: number): Promise<number> =>
      mintEarnings(db, await idOf(email), price),
    credit: async (email: string, wish: CreditWish): Promise<void> => mintCredit(db, await idOf(email), wish),
    /**
     * Copies a seeded promotion and returns the code of the copy; with an email, grants the copy to that
     * account.
     */
    promotion: async (like: string, email?: string): Promise<string> =>
      mintPromotion(db, like, email === undefined ? undefined : await idOf(email)),
    giftCard: (amount: number): Promise<GiftCard> => mintGiftCard(db, amount),
    /** A gift card that an order of this account bought. */
    soldCard: async (email: string, amount: number, sale: Omit<CardSale, 'buyerId'>): Promise<GiftCard> =>
      mintSoldCard(db, amount, { ...sale, buyerId: await idOf(email) }),
    /** Credit, invitations and notifications, so many of each that an account's lists are full. */
    fullLists: async (email: string): Promise<void> => mintFullLists(db, await idOf(email)),
    /** Mints five pieces that the account hearted, in its saved size: a goody box is chosen from them. */
    goodies: async (email: string): Promise<Piece[]> => mintGoodies(db, await idOf(email)),
    styleOutfit: async (email: string): Promise<MintedOutfit> => mintOutfit(db, await idOf(email)),
    rescueBox: async (worker: number, seller: string): Promise<RescueBox> =>
      mintRescueBox(db, worker, await idOf(seller)),
    receivedBag: async (email: string, pieces: number): Promise<string> =>
      mintReceivedBag(db, await idOf(email), pieces),
  }
}
