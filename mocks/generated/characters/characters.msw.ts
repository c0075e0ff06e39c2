/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import { http } from 'msw'
import type { RequestHandlerOptions } from 'msw'
import type {
  Character,
  CharacterPage,
  CharacterStats,
  LikeResponse,
  Message,
  RandomImage,
} from '#src/api/generated/calls.schemas.ts'

export const getListCharactersMockHandler = (
  overrideResponse:
    | CharacterPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getCreateCharacterMockHandler = (
  overrideResponse:
    | Character
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 201,
      })
    },
    options,
  )
}

export const getDeleteCharacterMockHandler = (
  overrideResponse: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v1/characters/',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new Response(null, { status: 204 })
    },
    options,
  )
}

export const getSearchCharactersMockHandler = (
  overrideResponse:
    | CharacterPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/search',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadRandomImageMockHandler = (
  overrideResponse:
    | RandomImage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RandomImage> | RandomImage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/random/image',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getAugmentCharacterMockHandler = (
  overrideResponse:
    | string
    | string[]
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<string | string[]> | string | string[]),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/augment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListRandomTraitsMockHandler = (
  overrideResponse: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/personality-traits/random',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getSearchTagsMockHandler = (
  overrideResponse: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/tags/search',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListMyCharactersMockHandler = (
  overrideResponse:
    | CharacterPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/me',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListFavoritesMockHandler = (
  overrideResponse:
    | CharacterPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/favorites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReportCharacterMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/report',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListUserCharactersMockHandler = (
  overrideResponse:
    | CharacterPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPage> | CharacterPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/user/:username',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadCharacterMockHandler = (
  overrideResponse:
    | Character
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Character> | Character),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getUpdateCharacterMockHandler = (
  overrideResponse:
    | Character
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Character> | Character),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/api/v1/characters/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadOwnershipMockHandler = (
  overrideResponse: boolean | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<boolean> | boolean),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/:id/owned',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadStatsMockHandler = (
  overrideResponse:
    | CharacterStats
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterStats> | CharacterStats),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/:id/stats',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getListSimilarCharactersMockHandler = (
  overrideResponse:
    | Character[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Character[]> | Character[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/characters/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getDownloadCharacterCardMockHandler = (
  resolver: Parameters<typeof http.get>[1],
  options?: RequestHandlerOptions,
) => http.get('*/api/v1/characters/:id/cc', resolver, options)

export const getLikeCharacterMockHandler = (
  overrideResponse:
    | LikeResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LikeResponse> | LikeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/characters/:id/like',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getUnlikeCharacterMockHandler = (
  overrideResponse:
    | LikeResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<LikeResponse> | LikeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v1/characters/:id/like',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}
