// The chip of a listing that says whose sizes it shows, and leads to all of them and to a change.

import { joinLabels } from '@hemline/rules/common/labels.ts'
import { withFilter } from '@hemline/rules/search/listing-url.ts'
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { Ruler } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { count } from '../../platform/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import styles from './SizeProfile.module.css'
import { useWithLogIn } from './use-with-log-in.ts'

// Opened by a press alone, and most readers of a listing never press.
const SizeSheet = lazy(async () => ({ default: (await import('./SizeSheet.tsx')).SizeSheet }))

/** What the listing's answer says about the viewer's sizes. */
export type ShownSizes = {
  applied: boolean
  why?: string | null | undefined
  sizes: readonly string[]
  /** How many pieces there are without these sizes. */
  totalWithout?: number | null | undefined
}
type Props = {
  shown: ShownSizes | null | undefined
  /** The department whose profile the listing asks for. */
  department: ProfileDepartment
  /** False for a listing of no department, whose pieces nobody can count before the sizes are kept. */
  isOfDepartment: boolean
  search: string
  go: (search: string) => void
}

const sizeKeys = ['sizing_id', 'clothes_size', 'include_petite', 'include_tall', 'include_maternity']
const withoutSizes = (search: string) => sizeKeys.reduce((rest, key) => withFilter(rest, key, []), search)

/** Returns the sizes in words, three at most: "6, 8, M and 2 more". */
function wordsOf(sizes: readonly string[]): string {
  const most = 4
  if (sizes.length <= most) return sizes.join(', ')
  return joinLabels([sizes.slice(0, most - 1).join(', '), `${sizes.length - most + 1} more`])
}

/**
 * Renders the chip of My Sizes above a listing: the sizes that narrow it, the way to all pieces, and the
 * sheet to change them. Visitors, and members without sizes, are asked for them. Renders nothing before the
 * session is loaded.
 */
export function YourSizes({ shown, department, isOfDepartment, search, go }: Props) {
  const { loading } = useSession()
  const withLogIn = useWithLogIn()
  // Undefined until it is opened for the first time.
  const [open, setOpen] = useState<boolean>()
  if (loading) return null
  const icon = <Ruler size={16} strokeWidth={1.5} aria-hidden />
  const change = () => withLogIn(() => setOpen(true))
  const all = () => go(withFilter(search, 'my_sizes', ['false']))
  const mine = () => go(withFilter(withoutSizes(search), 'my_sizes', []))
  const hasSizes = (shown?.sizes.length ?? 0) > 0
  const isIdle = shown?.why === 'off' || shown?.why === 'url'
  const words = wordsOf(shown?.sizes ?? [])
  const without = shown?.totalWithout == null ? '' : ` ${count(shown.totalWithout)}`
  return (
    <Row as="section" rows={0} tall={44} aria-label="Your sizes">
      {shown?.applied ? (
        <>
          <Chip pressed onClick={all} className={styles.mine}>
            {icon}
            <bdi className={look({ clip: true, ellipsis: true })}>Your sizes: {words}</bdi>
          </Chip>
          <LinkButton onClick={change}>Change</LinkButton>
          <LinkButton onClick={all}>Show all{without}</LinkButton>
        </>
      ) : shown?.why === 'no_size_here' ? (
        <p className="soft small">None of your sizes is a size of these pieces, so all are shown.</p>
      ) : hasSizes && isIdle ? (
        <Chip pressed={false} onClick={mine} className={styles.mine}>
          {icon}
          <bdi className={look({ clip: true, ellipsis: true })}>Your sizes: {words}</bdi>
        </Chip>
      ) : (
        <Chip onClick={change}>
          {icon}
          {shown?.why === 'paused' ? 'Your sizes are paused' : 'Add your sizes'}
        </Chip>
      )}
      {open !== undefined && (
        <Suspense>
          <SizeSheet
            open={open}
            onClose={() => setOpen(false)}
            department={department}
            counts={isOfDepartment}
            onSaved={mine}
          />
        </Suspense>
      )}
    </Row>
  )
}
