import {
  type DirectoryPlace,
  directoryHref,
  directoryLetters,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { type KeyboardEvent, useRef } from 'react'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Brands.module.css'

type Props = { at: DirectoryPlace; letters: readonly { letter: string; brandCount: number }[] }
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Renders the brand directory's bar of letters, A to Z and #: one tab stop, arrow keys move; letters without
 * brands are disabled.
 */
export function LetterBar({ at, letters }: Props) {
  const bar = useRef<HTMLElement>(null)
  const counts = new Map(letters.map((one) => [one.letter, one.brandCount]))
  const chosen = at.query === '' ? at.letter : null
  const first = chosen ?? letters.find((one) => one.brandCount > 0)?.letter
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const links = [...(bar.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const here = links.indexOf(globalThis.document.activeElement as HTMLElement)
    if (step === undefined || here < 0) return
    event.preventDefault()
    links[Math.min(Math.max(here + step, 0), links.length - 1)]?.focus()
  }
  return (
    <nav ref={bar} className={styles.letters} aria-label="Letters" onKeyDown={walk}>
      <Row as="ol" gap={0} align="stretch" justify="between" noWrap>
        {directoryLetters.map((letter) => {
          const count = counts.get(letter) ?? 0
          const name = letter === '#' ? 'Numbers and other signs' : letter
          return (
            <li key={letter}>
              {count > 0 ? (
                <HrefLink
                  className={look({
                    flow: 'stack',
                    gap: 0,
                    align: 'center',
                    justifyItems: 'center',
                    tall: 48,
                    voice: 'display',
                    size: 18,
                    leading: 1,
                  })}
                  href={directoryHref({
                    ...at,
                    query: '',
                    letter: letter === chosen ? null : letter,
                    page: 1,
                  })}
                  aria-label={`${name}, ${countOf(count, 'brand')}`}
                  aria-current={letter === chosen ? 'true' : undefined}
                  tabIndex={letter === first ? 0 : -1}
                  resetScroll={false}
                >
                  {letter}
                </HrefLink>
              ) : (
                <Stack
                  as="span"
                  gap={0}
                  align="center"
                  justifyItems="center"
                  tall={48}
                  voice="display"
                  size={18}
                  leading={1}
                  aria-hidden="true"
                >
                  {letter}
                </Stack>
              )}
            </li>
          )
        })}
      </Row>
    </nav>
  )
}
