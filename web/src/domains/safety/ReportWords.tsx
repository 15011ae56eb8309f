import type { MemberReportKind } from '@hemline/rules/vocabulary/safety.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Props = { kind: Exclude<MemberReportKind, 'person'>; id: string; title: string; words?: string }

/**
 * Renders the small button that reports what somebody wrote; `title` names it and its dialog, `words` are
 * seen. Visitors log in first.
 */
export function ReportWords({ kind, id, title, words = 'Report' }: Props) {
  const { loggedIn } = useSession()
  const report = async () => (await import('./ReportMember.tsx')).openMemberReport({ kind, id, title })
  return (
    <LinkButton
      aria-label={title}
      onClick={() => (loggedIn ? void report() : void openLogIn('report', () => void report()))}
    >
      {words}
    </LinkButton>
  )
}
