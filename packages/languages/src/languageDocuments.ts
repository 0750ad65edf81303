import type { DocumentLoader, DocumentName } from '@kit/shell/feature'

/** Loads information documents of a language, by name. */
export type LanguageDocuments = Readonly<Partial<Record<DocumentName, DocumentLoader>>>
