import { Badge } from '../../ui/Badge.tsx'

const words: Readonly<Record<string, string>> = { draft: 'Draft', running: 'Running', stopped: 'Stopped' }

/** Renders an experiment's status as a badge, green while it runs. */
export function StandingBadge({ status }: { status: string }) {
  return <Badge mood={status === 'running' ? 'green' : 'plain'}>{words[status] ?? status}</Badge>
}
