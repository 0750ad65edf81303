export {
  MessagesProvider,
  MoreMessages,
  useLocale,
  useMessage,
  useNames,
  type Message,
  type MessagesProviderProps,
} from './MessagesProvider.tsx'
export type { MessageCatalogue, MessageId, Words } from './catalogue.ts'
export type { MessageValues } from './messageValues.ts'
