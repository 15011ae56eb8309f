import { AddToCartDocument, LogInWithPasskeyDocument } from '@hemline/schema/generated/graphql.ts'
import type { OperationResult } from 'urql'
import { expect, test } from 'vitest'
import { saidBy, transactionOf } from './answers.ts'

const answered = (data: object, input: object = {}, error?: object) =>
  saidBy({ answer: { data, error, operation: { variables: { input } } } as unknown as OperationResult })
const namesOf = (said: ReturnType<typeof saidBy>) =>
  said.map((one) => ('event' in one ? one.event.event_name : 'purchase'))

test('counts a piece that came into the cart, and none that was refused', () => {
  const added = answered({ addToCart: { __typename: 'AddToCartPayload', itemNumber: 7 } })
  expect(added).toMatchObject([{ event: { event_name: 'cart_add-to-cart' }, facts: { item: 7 } }])
  expect(answered({ addToCart: { __typename: 'ItemHeld', itemNumber: 7 } })).toEqual([])
})

test('counts each favorite of a batch', () => {
  const batch = answered({ addFavorites: { itemNumbers: [1, 2, 3] } }, { itemNumbers: [2, 3] })
  expect(batch.map((one) => 'facts' in one && one.facts)).toEqual([{ item: 2 }, { item: 3 }])
  expect(namesOf(answered({ removeFavorites: {} }, { itemNumbers: [1] }))).toEqual([
    'favorites_remove-favorite',
  ])
})

test('counts an order once it is placed', () => {
  const order = {
    label: 'A1',
    lines: [
      { itemNumber: 7, price: 4950 },
      { itemNumber: null, price: 2500 },
    ],
    totals: { total: 8000, tax: 400, shipping: 599 },
  }
  expect(answered({ placeOrder: { __typename: 'OrderPending' } })).toEqual([])
  const [said] = answered({ orderAttempt: { __typename: 'OrderPlaced', order } })
  expect(said && 'purchase' in said && transactionOf(said.purchase)).toEqual([
    { e: 'tr', tr_id: 'A1', tr_tt: '80.00', tr_tx: '4.00', tr_sh: '5.99', tr_cu: 'USD' },
    { e: 'ti', ti_id: 'A1', ti_sk: '7', ti_pr: '49.50', ti_qu: '1', ti_cu: 'USD' },
  ])
})

test('tells kits of partners from others', () => {
  const kit = { orderBags: { __typename: 'OrderBagsPayload' } }
  expect(namesOf(answered(kit))).toEqual(['cleanout_cleanout-kit-ordered'])
  expect(namesOf(answered(kit, { partner: 'atelier' }))).toEqual(['cleanout_partner-kit-ordered_atelier'])
})

test('says each phase of logging in and out', () => {
  expect(namesOf(answered({ logIn: { __typename: 'AuthPayload' } }))).toEqual([
    'auth_auth_response_accepted',
    'auth_login',
  ])
  expect(namesOf(answered({ logIn: { __typename: 'WrongCredentials' } }))).toEqual([
    'auth_auth_response_refused',
  ])
  expect(namesOf(answered({ logInWithPasskey: { __typename: 'AuthPayload' } }))).toEqual([
    'auth_auth_response_accepted',
    'auth_login',
  ])
  expect(namesOf(answered({ logInWithPasskey: { __typename: 'PasskeyRefused' } }))).toEqual([
    'auth_auth_response_refused',
  ])
  expect(namesOf(saidBy({ sent: { query: LogInWithPasskeyDocument } as never }))).toEqual(['auth_auth_begin'])
  expect(namesOf(answered({ signUp: { __typename: 'AuthPayload' } }))).toContain('auth_signup')
  expect(namesOf(answered({ logOut: {} }))).toEqual(['auth_logout', 'account_logout'])
})

test('says nothing of an answer that failed, and of operations that are not tracked', () => {
  expect(answered({ addToCart: { __typename: 'AddToCartPayload' } }, {}, {})).toEqual([])
  expect(answered({ updateAddress: { __typename: 'X' } })).toEqual([])
  expect(saidBy({ sent: { query: AddToCartDocument } as never })).toEqual([])
})
