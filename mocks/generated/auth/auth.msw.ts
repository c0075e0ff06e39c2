/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import { http } from 'msw'
import type { RequestHandlerOptions } from 'msw'
import type {
  AccessToken,
  Message,
  PublicUser,
  RenewedPicture,
  Tokens,
  UpdateMeResponse,
  User,
  Verified,
} from '#src/api/generated/calls.schemas.ts'

export const getRegisterMockHandler = (
  overrideResponse: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/jwt/register',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 201,
      })
    },
    options,
  )
}

export const getLoginMockHandler = (
  overrideResponse: Tokens | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tokens> | Tokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/jwt/login',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getRefreshTokenMockHandler = (
  overrideResponse:
    | AccessToken
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessToken> | AccessToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/jwt/refresh',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadMeMockHandler = (
  overrideResponse: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/auth/me',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getUpdateMeMockHandler = (
  overrideResponse:
    | UpdateMeResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UpdateMeResponse> | UpdateMeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/api/v1/auth/me',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getDeleteAccountMockHandler = (
  overrideResponse: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v1/auth/',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new Response(null, { status: 204 })
    },
    options,
  )
}

export const getRenewPictureMockHandler = (
  overrideResponse:
    | RenewedPicture
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewedPicture> | RenewedPicture),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/picture/renew',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getResendEmailVerificationMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/resend-email-verification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadVerifiedMockHandler = (
  overrideResponse: Verified | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Verified> | Verified),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/auth/verified',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getVerifyEmailMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/auth/verify-email',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getRequestPasswordResetMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/password-reset-request',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getResetPasswordMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v1/auth/reset-password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getConfirmEmailUpdateMockHandler = (
  overrideResponse: Message | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/auth/update-email',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}

export const getReadUserMockHandler = (
  overrideResponse:
    | PublicUser
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicUser> | PublicUser),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v1/auth/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return Response.json(typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse, {
        status: 200,
      })
    },
    options,
  )
}
