// The specification's tip about pop-up blockers (§8), beside the one link that opens a window: the label to
// print. Who has read it says so once, on every device (§4: tooltips; decision 0178).
import { popupBlockerTip } from '@hemline/rules/vocabulary/constants.ts'
import { keep, useKept, useKeptStore } from '../../../platform/kept.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'

const setting = 'tooltips.popup_blocker'
const isRead = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * Renders the advice to allow pop-ups until its reader dismisses it; nothing before the API has said what it
 * keeps for this viewer.
 */
export function PopupBlockerTip() {
  const ready = useKeptStore((state) => state.ready)
  const read = useKept(setting, false, isRead)
  if (!ready || read) return null
  return (
    <Note>
      {popupBlockerTip}{' '}
      <LinkButton onClick={() => keep(setting, true)} inline>
        Got it
      </LinkButton>
    </Note>
  )
}
