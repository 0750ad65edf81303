import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { malformed, Refused } from './refused.ts'

const mostBytes = 5 * 1024 * 1024

const limits = {
  fileSize: mostBytes,
  files: 1,
  fields: 16,
  parts: 17,
  fieldSize: 4096,
  fieldNameSize: 64,
  headerPairs: 16,
}

export async function readMultipartBodies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { limits })
}

const words: Record<string, () => Refused> = {
  FST_REQ_FILE_TOO_LARGE: () =>
    new Refused(413, { message: 'The file is larger than 5 MB', code: 'file-too-large' }),
  FST_PARTS_LIMIT: () => new Refused(413, { message: 'The form has too many parts', code: 'body-too-large' }),
  FST_FILES_LIMIT: () => new Refused(413, { message: 'The form has too many files', code: 'body-too-large' }),
  FST_FIELDS_LIMIT: () =>
    new Refused(413, { message: 'The form has too many fields', code: 'body-too-large' }),
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = new Uint8Array(await part.toBuffer())
      fields.set(part.fieldname, new File([bytes], part.filename, { type: part.mimetype }))
      continue
    }
    if (part.valueTruncated) throw malformed(part.fieldname, 'longer than a field may be')
    fields.set(part.fieldname, part.value)
  }
  return Object.fromEntries(fields)
}

/** Returns the fields of a multipart body, with the file as a `File`. Called only after authorization. */
export async function multipartFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw malformed('', 'The body must be a multipart form')
  try {
    return await readParts(request)
  } catch (error) {
    if (error instanceof Refused) throw error
    // Parse errors are the caller's fault.
    throw words[(error as { code?: string }).code ?? '']?.() ?? malformed('', 'The form could not be read')
  }
}
