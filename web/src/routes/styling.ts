// The style chat: its entry, earlier chats, a thread, an outfit.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./styling-screens.ts'))

export const stylingRoutes = [
  route('/style-chat', 'StyleChatScreen'),
  route('/chat', 'ChatsScreen'),
  route('/chat/$threadId', 'ThreadScreen'),
  route('/chat/$threadId/outfit/$outfitId', 'OutfitPageScreen'),
] as const
