// The backstage factory: everything that a journey holds, buys, spends or signs in as is made here for
// this journey alone, so that no two journeys meet in a piece, a person, a code or a bag. The seeded shop
// is for reading (decision 0108).
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { mintReceivedBag } from './mint-bag.ts'
import { type CreditWish, type GiftCard, mintCredit, mintGiftCard, mintPromotion } from './mint-money.ts'
import { mintEarnings, mintPiece, type Piece, type PieceWish } from './mint-piece.ts'

export type Member = { readonly email: string; readonly password: string; readonly firstName: string }

/** Somebody who has no account yet. */
export const newMember = (): Member => ({
  email: `journey-${randomUUID()}@hemline.example`,
  password: 'a long enough sentence',
  firstName: 'Edith',
})
/** Who buys without an account. */
export const newGuest = (): { email: string; fullName: string } => ({
  email: `guest-${randomUUID()}@hemline.example`,
  fullName: 'Edith Okonjo',
})

export type Mint = ReturnType<typeof makeMint>

type Wish = Omit<PieceWish, 'consignorId'> & {
  /** The email of who sent the piece in and is paid for it; nobody when left out. */
  readonly consignor?: string
}

/** The factory on the shop's own database; `stranger` asks the API without the cookies of any browser. */
export function makeMint(db: Db, stranger: () => Promise<APIRequestContext>) {
  const idOf = async (email: string): Promise<string> =>
    (await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  /** An account; with a page, that page's browser is signed in to the account. */
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
    return made
  }

  /** Somebody who works here, signed in on the page. */
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
    earnings: async (email: string, price: number): Promise<number> =>
      mintEarnings(db, await idOf(email), price),
    credit: async (email: string, wish: CreditWish): Promise<void> => mintCredit(db, await idOf(email), wish),
    /** A promotion like a seeded one; with an email, given to that account alone. Gives its code. */
    promotion: async (like: string, email?: string): Promise<string> =>
      mintPromotion(db, like, email === undefined ? undefined : await idOf(email)),
    giftCard: (amount: number): Promise<GiftCard> => mintGiftCard(db, amount),
    receivedBag: async (email: string, pieces: number): Promise<string> =>
      mintReceivedBag(db, await idOf(email), pieces),
  }
}
