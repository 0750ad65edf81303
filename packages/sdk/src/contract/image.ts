import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const picture = z.object({
  imageBase: z.string(),
  // Addition: its MIME type.
  mediaType: z._default(z.string(), ''),
})

/** A picture that staff saved, as base64. `imageUrl` is its opaque id, never an address. */
export const getImage = endpoint({
  name: 'getImage',
  method: 'GET',
  path: 'api/common/imageBaseUrl',
  family: 'images',
  auth: 'none',
  encoding: 'query',
  request: z.object({ imageUrl: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: picture,
  failures: ['image-unknown'],
  source: 'GET api/common/imageBaseUrl',
})

/** A picture that a player sent. An addition: only that player and the staff above may see it. */
export const getPlayerImage = endpoint({
  name: 'getPlayerImage',
  method: 'GET',
  path: 'api/{type}/deposit/image',
  family: 'images',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ imageId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: picture,
  failures: ['image-unknown'],
  source: 'addition: the picture of a deposit',
})

/** Stores a picture, re-encoded from its pixels only, and gives its opaque id. PNG, JPEG, GIF and WebP, at most 5 MB and 25 million pixels. */
export const saveImage = endpoint({
  name: 'saveImage',
  method: 'POST',
  path: 'api/{type}/setting/s3Image',
  changes: ['images'],
  auth: 'loggedIn',
  encoding: 'multipart',
  request: z.object({ image: z.file(), bucketName: z.enum(['backendAsset', 'themeAsset']) }),
  response: z.object({ image: z.string() }),
  success: 'Image Uploaded',
  failures: [
    'demo-account',
    'image-unreadable',
    'image-too-large',
    'file-too-large',
    'upload-quota',
    'uploads-busy',
    'too-many-attempts',
  ],
  source: 'POST /api/{userType}/setting/s3Image',
})

/** Deletes a picture of the caller by its id. A deposit's picture stays. */
export const deleteImage = endpoint({
  name: 'deleteImage',
  method: 'DELETE',
  path: 'api/{type}/setting/s3Image',
  changes: ['images'],
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.unknown(),
  failures: ['image-unknown'],
  source: 'DELETE /api/{userType}/setting/s3Image',
})
