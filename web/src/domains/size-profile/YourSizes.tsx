// The chip of a listing that says whose sizes it shows, and leads to all of them and to a change.

import { joinLabels } from '@hemline/rules/common/labels.ts'
import { withFilter } from '@hemline/rules/search/listing-url.ts'
import { isProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import styles from './SizeProfile.module.css'
import { SizeSheet } from './SizeSheet.tsx'

/** What the listing's answer says about the viewer's sizes. */
export type ShownSizes = {
  applied: boolean
  why?: string | null | undefined
  sizes: readonly string[]
}
type Props = {
  shown: ShownSizes | null | undefined
  /** The department whose profile the listing asks for. */
  department: string
  search: string
  go: (search: string) => void
}

const sizeKeys = ['sizing_id', 'include_petite', 'include_tall', 'include_maternity']
const withoutSizes = (search: string) => sizeKeys.reduce((rest, key) => withFilter(rest, key, []), search)

/** Returns the sizes in words, three at most: "6, 8, M and 2 more". */
function wordsOf(sizes: readonly string[]): string {
  const most = 4
  if (sizes.length <= most) return sizes.join(', ')
  return joinLabels([sizes.slice(0, most - 1).join(', '), `${sizes.length - most + 1} more`])
}

/** The chip of My Sizes; nothing where they never apply, or fit none of the listing's kinds. */
export function YourSizes({ shown, department, search, go }: Props) {
  const { loggedIn, loading } = useSession()
  const [open, setOpen] = useState(false)
  if (!isProfileDepartment(department) || loading || shown?.why === 'no_size_here') return null
  const icon = <Ruler size={16} strokeWidth={1.5} aria-hidden />
  const change = () => (loggedIn ? setOpen(true) : void openLogIn('sizes', () => setOpen(true)))
  const all = () => go(withFilter(search, 'my_sizes', ['false']))
  const mine = () => go(withFilter(withoutSizes(search), 'my_sizes', []))
  const hasSizes = (shown?.sizes.length ?? 0) > 0
  const isIdle = shown?.why === 'off' || shown?.why === 'url'
  return (
    <section className={styles.bar} aria-label="Your sizes">
      {shown?.applied ? (
        <>
          <Chip pressed onClick={all}>
            {icon}
            <bdi>Your sizes: {wordsOf(shown.sizes)}</bdi>
          </Chip>
          <LinkButton onClick={change}>Change</LinkButton>
          <LinkButton onClick={all}>Show all</LinkButton>
        </>
      ) : hasSizes && isIdle ? (
        <Chip pressed={false} onClick={mine}>
          {icon}
          <bdi>Your sizes: {wordsOf(shown?.sizes ?? [])}</bdi>
        </Chip>
      ) : (
        <Chip onClick={change}>
          {icon}
          {shown?.why === 'paused' ? 'Your sizes are paused' : 'Add your sizes'}
        </Chip>
      )}
      <SizeSheet open={open} onClose={() => setOpen(false)} department={department} onSaved={mine} />
    </section>
  )
}
