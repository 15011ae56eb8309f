// The start in parts, each looked at in a task of its own: a phone answers a touch between two of them.
import { breath } from './platform/breath.ts'

async function begin(): Promise<void> {
  await import('react-dom/client')
  await breath()
  const { start } = await import('./main.tsx')
  await breath()
  await start()
}

void begin()
