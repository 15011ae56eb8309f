// Asks for sizes once, right after somebody created an account; "Not now" leaves it at that.
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { noteSignedUp, useJustSignedUp } from '../../platform/just-signed-up.ts'

const SizeSheet = lazy(async () => ({ default: (await import('./SizeSheet.tsx')).SizeSheet }))

/** Renders the sheet that asks for sizes just after a sign-up; nothing at any other time. */
export function FirstSizes() {
  const wanted = useJustSignedUp()
  const router = useRouter()
  if (!wanted) return null
  return (
    <Suspense>
      <SizeSheet
        open
        department="women"
        skip="Not now"
        onClose={() => noteSignedUp(false)}
        onSaved={() => void router.navigate({ href: '/women' })}
      />
    </Suspense>
  )
}
