export {
  MessagesProvider,
  MoreMessages,
  useMessage,
  type Message,
  type MessagesProviderProps,
} from './MessagesProvider.tsx'
export type { MessageValues } from './messageValues.ts'
