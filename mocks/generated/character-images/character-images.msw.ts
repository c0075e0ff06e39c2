/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import { http } from 'msw'
import type { RequestHandlerOptions } from 'msw'
import type {
  CollectionImage,
  ReframeResponse,
  RenewedImage,
  RetouchResponse,
} from '#src/api/generated/calls.schemas.ts'

export const getRenewImageMockHandler = (
  overrideResponse:
    | RenewedImage
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewedImage> | RenewedImage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/renew',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReframeImageMockHandler = (
  overrideResponse:
    | ReframeResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReframeResponse> | ReframeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/reframe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getRetouchImageMockHandler = (
  overrideResponse:
    | RetouchResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetouchResponse> | RetouchResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/:id/retouch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getConfirmRetouchMockHandler = (
  overrideResponse:
    | RetouchResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RetouchResponse> | RetouchResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/api/v1/characters/:id/retouch',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListImagesMockHandler = (
  overrideResponse:
    | CollectionImage[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionImage[]> | CollectionImage[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/:id/collections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getSetMainImageMockHandler = (
  overrideResponse: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/:id/collections/:collectionId',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new Response(null, { status: 204 })
    },
    options,
  )
}

export const getDeleteImageMockHandler = (
  overrideResponse: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v1/characters/:id/collections/:collectionId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new Response(null, { status: 204 })
    },
    options,
  )
}
