// Loaded into an API that a test will kill: Node writes what it has compiled only when a process ends in
// order, so without this each start of such an API would compile all its files again.
import { flushCompileCache } from 'node:module'

process.on('SIGUSR2', () => flushCompileCache())
