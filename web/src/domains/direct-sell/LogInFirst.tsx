import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel } from '../../ui/layout.tsx'
import { openLogIn } from '../identity/auth-modals.ts'

type Props = { title: string; trigger: string; children?: string }

/**
 * Renders an invitation to log in for visitors of a member's page; `trigger` names what the log-in is for.
 */
export function LogInFirst({ title, trigger, children }: Props) {
  return (
    <Page upTo="form">
      <Panel padY={8}>
        <EmptyState
          heading="h1"
          drawing={<HangerDrawing />}
          title={title}
          action={<Button onClick={() => void openLogIn(trigger)}>Log in</Button>}
        >
          {children ?? 'Log in first: drafts, offers and sales belong to your account.'}
        </EmptyState>
      </Panel>
    </Page>
  )
}
