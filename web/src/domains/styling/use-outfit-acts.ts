import {
  AddFavoritesDocument,
  GetStyleWatchDocument,
  HoldStyleOutfitDocument,
  ShareStyleOutfitDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { timeOfDay } from '../../platform/format.ts'
import { copyLink } from '../../ui/copy-link.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { openSaveSearch } from '../saved-searches/open-save-search.ts'
import type { Outfit } from './use-stylist.ts'

/**
 * Hook: returns `watch`, which opens the form that saves a search for better pieces in place of one of an
 * outfit (by its item number), or shows a toast after a failure; `busy` while the search is made.
 */
export function useStyleWatch(outfitId: string) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const watch = async (itemNumber: number) => {
    setBusy(true)
    const { data, error } = await client.query(GetStyleWatchDocument, { outfitId, itemNumber }).toPromise()
    setBusy(false)
    const listing = data?.styleWatch
    if (!listing) return showToast({ text: friendlyError(error, 'generic') })
    const { title, path, filters } = listing
    await openSaveSearch({
      title,
      path,
      text: '',
      filters: filters.map(({ key, values }) => ({ key, values })),
    })
  }
  return { watch, busy }
}

/**
 * Hook: returns the acts on a whole outfit: `hold` puts its pieces into the cart, `save` makes them
 * favorites, `share(true)` opens it by a link, which is copied, `share(false)` closes it again; each tells
 * the outcome in a toast and has a busy flag (`busy`, `saving`, `sharing`). `onStale` is called when nothing
 * was held, since pieces of the outfit can't be had any more.
 */
export function useOutfitActs(outfit: Outfit, onStale: () => void) {
  const [holding, runHold] = useMutation(HoldStyleOutfitDocument)
  const [saving, runSave] = useMutation(AddFavoritesDocument)
  const [sharing, runShare] = useMutation(ShareStyleOutfitDocument)
  const router = useRouter()
  const toCart = { label: 'View your cart', act: () => void router.navigate({ href: '/cart' }) }
  const hold = async () => {
    const { data, error } = await runHold({ id: outfit.id })
    const answer = data?.holdStyleOutfit
    if (!answer) return showToast({ text: friendlyError(error, 'addToCart') })
    switch (answer.__typename) {
      case 'HoldOutfitPayload':
        return showToast({ text: `Held for you until ${timeOfDay(answer.expiresAt)}.`, action: toCart })
      case 'OutfitNotHeld':
        onStale()
        return showToast({ text: answer.message })
      case 'CartFull':
      case 'TooManyHolds':
        return showToast({ text: answer.message })
    }
  }
  const save = async () => {
    const itemNumbers = outfit.pieces.map(({ item }) => item.itemNumber)
    const { data, error } = await runSave({ input: { itemNumbers } })
    const favorites = {
      label: 'View favorites',
      act: () => void router.navigate({ href: '/saved/favorites' }),
    }
    showToast(
      data
        ? { text: 'All pieces are among your favorites.', action: favorites }
        : { text: friendlyError(error, 'generic') },
    )
  }
  const link = `${globalThis.location.origin}/chat/${outfit.threadId}/outfit/${outfit.id}`
  const share = async (shared: boolean) => {
    const { data, error } = await runShare({ id: outfit.id, shared })
    if (!data) return showToast({ text: friendlyError(error, 'generic') })
    if (shared) await copyLink(link)
    else showToast({ text: 'The link no longer works.' })
  }
  return { hold, save, share, busy: holding.fetching, saving: saving.fetching, sharing: sharing.fetching }
}
