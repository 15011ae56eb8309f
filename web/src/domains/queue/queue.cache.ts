// A line is part of its piece; answers carry the piece, so that whatever shows it follows.
import type { CachePart } from '../../platform/urql.ts'

const embedded = () => null
const bare = ['ItemQueue', 'JoinQueuePayload', 'LeaveQueuePayload', 'ItemFree', 'QueueFull', 'TooManyPlaces']

export const queueCache: CachePart = { keys: Object.fromEntries(bare.map((name) => [name, embedded])) }
