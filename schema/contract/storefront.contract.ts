import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Settings = { code: string; name: string | null; isOpen: boolean; showsPieces: boolean }
type Page = Outcome & {
  name: string | null
  isMine: boolean
  isPreview: boolean
  lists: { code: string; name: string | null; count: number }[]
}
type Follows = { id: string; name: string; href: string; brandId: number | null }[]

/** Registers the contract's tests of a person's storefront, and following storefronts and brands. */
export function storefrontContract(make: MakeClient): void {
  describe('storefront', () => {
    let owner: ContractClient
    beforeEach(async () => {
      owner = await make()
      await ask(owner, 'logIn', { input: owner.marked.person })
    })
    const save = async (input: Partial<Settings>) => {
      const answer = await ask<Outcome & { storefront: Settings }>(owner, 'saveStorefront', {
        input: { name: null, isOpen: true, showsPieces: false, ...input },
      })
      return answer.storefront
    }
    const seen = (by: ContractClient, code: string, preview = false) =>
      ask<Page | null>(by, 'getStorefront', { code, preview })

    it('is seen by its owner in a preview, and by others once it is open', async () => {
      const { code } = await save({ name: ' June’s  closet ', isOpen: false })
      const stranger = owner.newVisitor()
      expect(await seen(stranger, code, true)).toMatchObject({ __typename: 'StorefrontGone' })
      expect(await seen(owner, code)).toMatchObject({ __typename: 'StorefrontGone' })
      const preview = { name: 'June’s closet', isPreview: true, isMine: true }
      expect(await seen(owner, code, true)).toMatchObject(preview)
      expect((await save({ name: 'June’s closet' })).code).toBe(code)
      expect(await seen(stranger, code)).toMatchObject({ ...preview, isPreview: false, isMine: false })
      expect(await seen(stranger, 'nothing-like-it')).toBeNull()
      expect(await ask<Settings>(owner, 'getMyStorefront')).toMatchObject({ code, isOpen: true })
    })

    it('shows what its owner shares, and no longer what was taken back', async () => {
      const { code } = await save({})
      const shared = await ask<{ favorites: { share: { code: string } } }>(owner, 'shareFavorites', {
        input: { showName: false },
      })
      const link = shared.favorites.share.code
      const stranger = owner.newVisitor()
      expect((await seen(stranger, code))?.lists).toMatchObject([{ code: link, name: null }])
      await ask(owner, 'revokeShare', { code: link })
      expect((await seen(stranger, code))?.lists).toEqual([])
    })

    it('refuses a name that is too long', async () => {
      const input = { name: 'x'.repeat(41), isOpen: true, showsPieces: true }
      expect(await ask<Outcome>(owner, 'saveStorefront', { input })).toMatchObject({
        __typename: 'StorefrontRefused',
        message: 'A name has at most 40 letters. This has 41.',
      })
    })

    it('follows a brand once, and ends to', async () => {
      const { data } = await owner.run('getShopIndex')
      const [brand] = (data as { topBrands: { id: number; name: string }[] }).topBrands
      const follow = (on: boolean) =>
        ask<Outcome & { follows: Follows }>(owner, 'follow', { input: { brandId: brand?.id, on } })
      await follow(true)
      expect((await follow(true)).follows).toMatchObject([{ brandId: brand?.id, name: brand?.name }])
      expect(await ask<Follows>(owner, 'getFollows')).toHaveLength(1)
      expect((await follow(false)).follows).toEqual([])
    })

    it('lets nobody follow themselves', async () => {
      const { code } = await save({})
      const input = { storefrontCode: code, on: true }
      expect(await ask<Outcome>(owner, 'follow', { input })).toMatchObject({ __typename: 'FollowRefused' })
    })
  })
}
