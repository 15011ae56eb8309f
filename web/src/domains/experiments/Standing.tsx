import { Badge } from '../../ui/Badge.tsx'

const words: Readonly<Record<string, string>> = { draft: 'Draft', running: 'Running', stopped: 'Stopped' }

/** Names the status of an experiment. */
export function StandingBadge({ status }: { status: string }) {
  return <Badge mood={status === 'running' ? 'green' : 'plain'}>{words[status] ?? status}</Badge>
}
