import { describe, expect, it } from 'vitest'
import { cartFullMessage, itemHeldMessage, itemUnavailableMessage } from '../cart/hold.ts'
import { orderNotBegunMessage } from '../checkout/place-order.ts'
import { cartErrorShown, type Failure, isLogged, isRefused, sentencesFor } from './answers.ts'
import { busyMessage, finalMessage, friendly } from './catalogue.ts'
import { expectedMessages, isExpected } from './expected.ts'
import { scrubbed } from './scrub.ts'

const matched: Record<keyof typeof expectedMessages, { yes: string[]; no: string[] }> = {
  saysCodeNotApplicable: {
    yes: ['Code is not applicable', 'GraphQL: code is not applicable.'],
    no: ['Code is applicable', 'Barcode is not applicable'],
  },
  saysGiftCardInvalid: {
    yes: ['Invalid gift card number or PIN'],
    no: ['Invalid card number', 'Gift card number or PIN'],
  },
  saysAlreadyInCart: {
    yes: ['Item already in user’s cart', "item already in user's cart", 'This item is already in your cart.'],
    no: ['This item is in somebody else’s cart.', 'Item not in user’s cart'],
  },
  saysNotReservable: {
    yes: ['Item cannot be reserved', 'This item can’t be reserved.'],
    no: ['Item can be reserved', 'Items were reserved'],
  },
  saysTryLater: {
    yes: ['Please try again in 5 minutes.', 'Try again in 1 minute', 'Please try again in a minute.'],
    no: ['Please try again.', 'Try again in minutes'],
  },
  saysReviewPayment: { yes: ['Please review the payment information.'], no: ['Review the payment'] },
  saysNoShippingThere: {
    yes: ['Shipping to Guam is not supported', 'Shipping to New Zealand is not supported.'],
    no: ['Shipping to is not supported', 'Shipping is not supported'],
  },
  saysPromotionNotForItems: {
    yes: ['This promotion does not apply to these items.'],
    no: ['This promotion does not apply'],
  },
  saysInAnotherCart: {
    yes: ['This item is in somebody else’s cart.', "this item is in somebody else's cart"],
    no: ['This item is in your cart'],
  },
  saysWalletEmailTaken: {
    yes: ['This digital-wallet email is already used by another account.'],
    no: ['This email is already used', 'This name is already used by another account'],
  },
  saysCartFull: {
    yes: ['You can have up to 30 items in your cart.'],
    no: ['You can have up to N items in your cart', 'You have 30 items in your cart'],
  },
  saysTooManyRequests: {
    yes: ['Request failed with status code 429'],
    no: ['Request failed with status code 500', 'status code 4290'],
  },
}

describe('expected messages', () => {
  for (const [name, { yes, no }] of Object.entries(matched))
    it(`${name} takes its message and nothing near it`, () => {
      const says = expectedMessages[name as keyof typeof expectedMessages]
      expect(yes.map(says)).toEqual(yes.map(() => true))
      expect(no.map(says)).toEqual(no.map(() => false))
    })

  it('take what our own rules say', () => {
    expect([cartFullMessage(30), itemHeldMessage, itemUnavailableMessage].map(isExpected)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('don’t take sentences for failures', () => {
    expect([friendly('generic'), friendly('addToCart'), friendly('final'), ''].map(isExpected)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

const internal: Failure = { from: 'graphql', message: friendly('final'), code: 'INTERNAL' }
const offline: Failure = { from: 'network', message: 'Failed to fetch' }
const full: Failure = { from: 'graphql', message: cartFullMessage(30), code: 'BAD_INPUT' }

describe('sentences for failures', () => {
  it('says a server error twice in one answer once', () => {
    expect(sentencesFor([internal, internal], 'fetchingItems')).toEqual([friendly('fetchingItems')])
  })

  it('never shows what a server said to itself', () => {
    const said = sentencesFor(
      [{ from: 'graphql', message: 'Variable "$x" of type', code: 'BAD_INPUT' }, offline],
      'generic',
    )
    expect(said).toEqual([friendly('generic')])
  })

  it('shows expected messages and worded refusals as they are, beside the friendly one', () => {
    const refused: Failure = { from: 'graphql', message: 'Please log in first.', code: 'UNAUTHENTICATED' }
    expect(sentencesFor([full, internal, refused, full], 'addToCart')).toEqual([
      full.message,
      friendly('addToCart'),
      'Please log in first.',
    ])
  })

  it('says that we are busy for status 429, whose own words are for machines', () => {
    const tooMany: Failure[] = [
      { from: 'network', message: 'Too Many Requests', status: 429 },
      { from: 'graphql', message: 'Request failed with status code 429' },
    ]
    expect(sentencesFor(tooMany, 'fetchingItems')).toEqual([busyMessage])
  })

  it('keeps the server’s own words when it answered 429 with some', () => {
    const words = 'That was too many tries. Please try again in a minute.'
    expect(
      sentencesFor([{ from: 'graphql', message: words, code: 'RATE_LIMITED', status: 429 }], 'generic'),
    ).toEqual([words])
  })

  it('keeps the server’s own words when it was too busy, and not those for a server that is away', () => {
    const unavailable = (message: string): Failure => ({
      from: 'graphql',
      message,
      code: 'UNAVAILABLE',
      status: 503,
    })
    expect(sentencesFor([unavailable(orderNotBegunMessage)], 'checkout')).toEqual([orderNotBegunMessage])
    expect(sentencesFor([unavailable(finalMessage)], 'checkout')).toEqual([friendly('checkout')])
  })

  it('is never empty', () => expect(sentencesFor([], 'checkout')).toEqual([friendly('checkout')]))
})

describe('what is logged', () => {
  it('is failures, and neither refusals nor expected messages', () => {
    const refusals: Failure[] = [
      full,
      { ...full, code: 'FORBIDDEN', message: 'No.' },
      { from: 'network', message: '', status: 429 },
    ]
    expect([internal, offline, { ...offline, status: 503 }].map(isLogged)).toEqual([true, true, true])
    expect(refusals.map(isLogged)).toEqual([false, false, false])
    expect(refusals.map(isRefused)).toEqual([true, true, true])
  })

  it('is not what §8 swallows', () => {
    expect(['trackVisitor', 'sizeProfile', 'user'].map((field) => isLogged({ ...internal, field }))).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a cart’s error', () => {
  it('is ignored away from cart and checkout', () => {
    expect(
      ['/', '/women', '/product/5', '/carts', '/my/orders'].map((path) => cartErrorShown(path, [internal])),
    ).toEqual(Array(5).fill('nothing'))
  })

  it('takes the whole screen on cart and checkout', () => {
    expect(['/cart', '/checkout', '/checkout/'].map((path) => cartErrorShown(path, [offline, full]))).toEqual(
      Array(3).fill('screen'),
    )
  })

  it('is words there when its message is known', () => {
    expect(cartErrorShown('/cart', [full])).toBe('words')
    expect(cartErrorShown('/cart', [{ from: 'network', message: 'Too Many Requests', status: 429 }])).toBe(
      'words',
    )
  })

  it('is nothing without a failure', () => expect(cartErrorShown('/cart', [])).toBe('nothing'))
})

describe('scrubbing a report', () => {
  it('takes out who met it', () => {
    const text =
      'at https://shop.example/cart?token=abc&mail=x, mail jo.doe+a@mail.example, card 4242 4242 4242 4242, Bearer s3cretvalue'
    const left = scrubbed(text, 500)
    for (const gone of ['abc', 'jo.doe', '4242', 's3cretvalue']) expect(left).not.toContain(gone)
    expect(left).toContain('https://shop.example/cart?…')
  })

  it('leaves what mends a screen', () => {
    const stack =
      "TypeError: Cannot read properties of undefined (reading 'map')\n    at Filled (https://shop.example/assets/PasswordChangeScreen-B8a_x1Qz.js:12:3456)"
    expect(scrubbed(stack, 500)).toBe(stack)
  })

  it('cuts it to length, also after its texts grew', () => {
    expect(scrubbed('a@b.example '.repeat(100), 80)).toHaveLength(80)
    expect(scrubbed('no token: 0123456789abcdef0123456789abcdef', 80)).not.toContain('0123456789abcdef')
  })
})
