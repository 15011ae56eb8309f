import { sizeSaveFailure } from '@hemline/rules/size-profile/places.ts'
import { type SizeProfileInput, UpsertSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import { showToast } from '../../ui/toasts.store.ts'

/** The flag of specification §4, set at the first save. */
const savedCookie = 'size_profile_saved'
const savedDays = 400

/**
 * Hook: returns `save`, which saves a size profile and resolves to whether it was saved; `saving` while it
 * runs; `failed` is the message. When another tab saved other sizes meanwhile, this save wins, and a toast
 * offers to restore the others.
 */
export function useSaveSizes() {
  const [{ fetching }, upsert] = useMutation(UpsertSizeProfileDocument)
  const [failed, setFailed] = useState<string>()
  async function save(input: SizeProfileInput): Promise<boolean> {
    setFailed(undefined)
    const { data } = await upsert({ input })
    const answer = data?.upsertSizeProfile
    if (!answer) {
      setFailed(sizeSaveFailure)
      return false
    }
    if (readCookie(savedCookie) === undefined) writeCookie(savedCookie, 'true', savedDays)
    const { replaced, sizeProfile } = answer
    if (replaced) {
      const { __typename: _, ...others } = replaced
      const back = { department: input.department, seenAt: sizeProfile.updatedAt ?? null, ...others }
      showToast({
        text: 'You saved other sizes in another tab. These here are kept now.',
        action: { label: 'Put the others back', act: () => void save(back) },
      })
    }
    return true
  }
  return { save, saving: fetching, failed }
}
