import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'

/** Renders the page for a style chat or outfit that is gone or belongs to somebody else. */
export function NotHere({ title, children }: { title: string; children: string }) {
  usePageHead({ title, robots: 'noindex' })
  const action = (
    <HrefLink className={buttonClass({ look: 'main' })} href="/style-chat">
      Ask for an outfit
    </HrefLink>
  )
  return (
    <Page>
      <EmptyState heading="h1" drawing={<HangerDrawing />} title={title} action={action}>
        {children}
      </EmptyState>
    </Page>
  )
}
