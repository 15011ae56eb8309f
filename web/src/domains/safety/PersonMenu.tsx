import type { PersonInput } from '@hemline/schema/generated/graphql.ts'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import styles from './Safety.module.css'
import { useBlock } from './use-block.ts'

type Props = {
  /** Where the viewer met the person. */
  person: PersonInput
  /** As the menu names the person. */
  name: string
  isBlocked: boolean
  /** The code of the person's page, for a link to it. */
  code?: string | null
}

const openReport = async (person: PersonInput, name: string) =>
  (await import('./ReportMember.tsx')).openMemberReport({ kind: 'person', person, title: `Report ${name}` })

/**
 * Renders the menu about a person: the person's page, the report, and the button that blocks the person,
 * which ends questions, offers and sales both ways. Visitors log in first.
 */
export function PersonMenu({ person, name, isBlocked, code = null }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { loggedIn } = useSession()
  const { block } = useBlock(person, name)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (act: () => void) => {
    close()
    if (loggedIn) act()
    else void openLogIn('report', act)
  }
  return (
    <Panel
      anchor
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <PlainButton
        className={look({ flow: 'stack', gap: 0, align: 'center', justifyItems: 'center', square: 44 })}
        ref={button}
        aria-label={`More about ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
      {isOpen && (
        <div className={styles.menu}>
          {code && <HrefLink href={`/u/${code}`}>See {name}’s closet</HrefLink>}
          <PlainButton onClick={() => choose(() => void openReport(person, name))}>Report {name}</PlainButton>
          <PlainButton onClick={() => choose(() => void block(!isBlocked))}>
            {isBlocked ? `Unblock ${name}` : `Block ${name}`}
          </PlainButton>
        </div>
      )}
    </Panel>
  )
}
