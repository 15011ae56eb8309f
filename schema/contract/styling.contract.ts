import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Piece = {
  slot: string
  noun: string
  canBeHad: boolean
  item: { itemNumber: number; price: number; availability: string }
}
type Outfit = {
  id: string
  threadId: string
  name: string
  line: string
  reasons: string[]
  pieces: Piece[]
  totalPrice: number
  isShared: boolean
  isMine: boolean
}
type Turn = {
  author: string
  words: string
  question: { words: string; answers: string[] } | null
  outfits: Outfit[]
}
type Thread = { id: string; title: string; chips: { key: string; label: string }[]; turns: Turn[] }
type Said = Outcome & { thread: Thread }

/** Registers the contract's tests of the style chat. */
export function stylingContract(make: MakeClient): void {
  describe('style chat', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const say = (words: string, threadId: string | null = null, by = shopper) =>
      ask<Said>(by, 'sayToStylist', { input: { threadId, words } })
    const outfitsOf = ({ thread }: Said) => thread.turns.at(-1)?.outfits ?? []

    it('reads a style from favorites, and takes what is said of it', async () => {
      type Trait = { key: string; value: string; label: string; pieces: number; verdict: string | null }
      type Style = { pieces: number; traits: Trait[]; notMe: Trait[] }
      const green = { key: 'color_names', value: 'green' }
      expect(await ask<Style>(shopper, 'getStyleProfile')).toMatchObject({ pieces: 0, traits: [], notMe: [] })
      const set = (verdict: string | null) => ask<Style>(shopper, 'setStyleTrait', { ...green, verdict })
      expect((await set('liked')).traits).toMatchObject([
        { ...green, label: 'Green', pieces: 0, verdict: 'liked' },
      ])
      expect(await set('not_me')).toMatchObject({ traits: [], notMe: [{ ...green, verdict: 'not_me' }] })
      expect(await set(null)).toMatchObject({ traits: [], notMe: [] })
      const { pieces } = outfitsOf(await say('An outfit for work'))[0] ?? { pieces: [] }
      await ask(shopper, 'addFavorites', {
        input: { itemNumbers: pieces.map(({ item }) => item.itemNumber) },
      })
      expect((await ask<Style>(shopper, 'getStyleProfile')).pieces).toBe(pieces.length)
    })

    it('answers a wish with whole outfits of pieces that can be had, within the sum', async () => {
      const said = await say('An outfit for work, under $400')
      const { thread } = said
      expect(thread.title).toBe('An outfit for work, under $400')
      expect(thread.chips.map(({ key, label }) => `${key}: ${label}`)).toEqual(
        expect.arrayContaining(['occasion: Work', 'budget: Under $400']),
      )
      const outfits = outfitsOf(said)
      expect(outfits.length).toBeGreaterThan(0)
      const numbers = outfits.flatMap(({ pieces }) => pieces.map(({ item }) => item.itemNumber))
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const outfit of outfits) {
        expect(outfit.totalPrice).toBeLessThanOrEqual(40_000)
        expect(outfit.totalPrice).toBe(outfit.pieces.reduce((sum, { item }) => sum + item.price, 0))
        expect(outfit.pieces.every(({ canBeHad }) => canBeHad)).toBe(true)
        expect(outfit.pieces.map(({ slot }) => slot)).toContain('shoes')
        expect(outfit).toMatchObject({ threadId: thread.id, isMine: true, isShared: false })
      }
      expect(thread.turns.at(-1)?.question?.answers).toHaveLength(3)
    })

    it('answers greetings with words, and refuses an empty turn', async () => {
      const said = await say('hello')
      expect(outfitsOf(said)).toEqual([])
      expect(said.thread.turns.map(({ author }) => author)).toEqual(['shopper', 'shop'])
      expect(await say('   ')).toMatchObject({ __typename: 'StyleRefused' })
    })

    it('keeps a thread for its owner alone, and forgets it when asked', async () => {
      const { thread } = await say('An outfit for work')
      const other = shopper.newVisitor()
      expect(await ask(other, 'getStyleThread', { id: thread.id })).toBeNull()
      expect(await ask(shopper, 'getStyleThread', { id: thread.id })).toMatchObject({ id: thread.id })
      expect(await ask<unknown[]>(shopper, 'getStyleThreads')).toHaveLength(1)
      const { errors } = await other.run('deleteStyleThread', { id: thread.id })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
      await ask(shopper, 'deleteStyleThread', { id: thread.id })
      expect(await ask(shopper, 'getStyleThread', { id: thread.id })).toBeNull()
    })

    it('takes a chip away and answers anew', async () => {
      const { thread } = await say('An outfit for work, under $400')
      const said = await ask<Said>(shopper, 'removeStyleChip', { threadId: thread.id, key: 'budget' })
      expect(said.thread.chips.map(({ key }) => key)).not.toContain('budget')
      expect(outfitsOf(said).length).toBeGreaterThan(0)
      expect(said.thread.turns).toHaveLength(3)
      expect((await say('thanks', thread.id)).thread.turns).toHaveLength(5)
    })

    it('swaps a piece for one of the alternatives, at the difference that it named', async () => {
      const [outfit, ...beside] = outfitsOf(await say('An outfit for work'))
      const out = outfit?.pieces[0]?.item.itemNumber ?? 0
      const options = await ask<{ difference: number; item: { itemNumber: number } }[]>(
        shopper,
        'getStyleAlternatives',
        { outfitId: outfit?.id, itemNumber: out },
      )
      const [next] = options
      expect(options.length).toBeLessThanOrEqual(3)
      const others = beside.flatMap(({ pieces }) => pieces.map(({ item }) => item.itemNumber))
      expect(options.filter(({ item }) => others.includes(item.itemNumber))).toEqual([])
      const into = next?.item.itemNumber ?? 0
      const swapped = await ask<Outcome & { outfit: Outfit }>(shopper, 'swapStylePiece', {
        input: { outfitId: outfit?.id, out, into },
      })
      expect(swapped.outfit.pieces[0]?.item.itemNumber).toBe(into)
      expect(swapped.outfit.totalPrice).toBe((outfit?.totalPrice ?? 0) + (next?.difference ?? 0))
      expect(
        await ask(shopper, 'swapStylePiece', {
          input: { outfitId: outfit?.id, out: into, into: shopper.marked.sold },
        }),
      ).toMatchObject({ __typename: 'StyleRefused' })
    })

    it('holds all pieces of an outfit, or none of them', async () => {
      const [outfit] = outfitsOf(await say('An outfit for work'))
      const numbers = outfit?.pieces.map(({ item }) => item.itemNumber) ?? []
      const rival = shopper.newVisitor()
      await ask(rival, 'addToCart', { input: { itemNumber: numbers[1] } })
      const now = await ask<Outfit>(shopper, 'getStyleOutfit', { threadId: outfit?.threadId, id: outfit?.id })
      expect(now.pieces[1]).toMatchObject({ canBeHad: false, item: { availability: 'Reserved' } })
      expect(now.totalPrice).toBe((outfit?.totalPrice ?? 0) - (outfit?.pieces[1]?.item.price ?? 0))
      type Held = Outcome & { cart: { cartProducts: { itemNumber: number }[] }; outfit: Outfit }
      const held = await ask<Held>(shopper, 'holdStyleOutfit', { id: outfit?.id })
      expect(held.__typename).toBe('HoldOutfitPayload')
      expect(held.cart.cartProducts.map(({ itemNumber }) => itemNumber).sort()).toEqual(
        numbers.filter((_, i) => i !== 1).sort(),
      )
    })

    it('shows an outfit to others only while it is shared', async () => {
      const [outfit] = outfitsOf(await say('An outfit for work'))
      const where = { threadId: outfit?.threadId, id: outfit?.id }
      const other = shopper.newVisitor()
      expect(await ask(other, 'getStyleOutfit', where)).toBeNull()
      await ask(shopper, 'shareStyleOutfit', { id: outfit?.id, shared: true })
      expect(await ask(other, 'getStyleOutfit', where)).toMatchObject({ isMine: false, isShared: true })
      await ask(shopper, 'shareStyleOutfit', { id: outfit?.id, shared: false })
      expect(await ask(other, 'getStyleOutfit', where)).toBeNull()
    })

    it('brings a visitor’s threads along when somebody logs in', async () => {
      const { thread } = await say('An outfit for work')
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      expect(await ask(shopper, 'getStyleThread', { id: thread.id })).toMatchObject({ id: thread.id })
    })
  })
}
