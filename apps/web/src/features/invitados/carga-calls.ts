import { queryOptions } from '@tanstack/react-query'
import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import {
  type CargaInvitado,
  cabeceraCarga,
  type LoteInvitado,
  maximosInvitado,
} from '@valija/contract/invitados.ts'
import { invitados } from '@valija/contract/messages/invitados.ts'
import { ApiError } from '../../lib/api-error.ts'
import { createIntake, type Intake } from '../../lib/intake.ts'
import { keepAnswer } from '../../lib/keep-answer.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { isPassing } from '../../lib/network-pause.ts'
import { queryClient } from '../../lib/query-client.ts'
import { cargaGuardada } from './carga-kept.ts'

/** Names the upload on every call about it. */
export const headers = (): Record<string, string> => ({ [cabeceraCarga]: cargaGuardada.get().token ?? '' })
const keyOf = (token: string | null) => ['invitados', 'carga', token] as const

/** The upload is over its time, gave up its place, was thrown away, or never was. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && ['cargaNoEncontrada', 'cargaCedida'].includes(error.codigo)

const esperando = (carga: CargaInvitado | undefined): boolean =>
  carga !== undefined && carga.lote === null && carga.satPendientes + carga.antPendientes > 0

/** Answers on end that somebody else's was still missing from. */
let faltaron = 0
export const cargaQuery = (token: string | null) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => {
      const carga = await invitadosApi.carga({ headers: headers(), signal })
      faltaron = esperando(carga) ? faltaron + 1 : 0
      return carga
    },
    // No live events without a session: it asks while somebody else has to answer, at first soon, as most answers come.
    refetchInterval: (query) => (esperando(query.state.data) ? Math.min(150 * 1.5 ** faltaron, 2000) : false),
    enabled: token !== null,
  })

export const refreshCarga = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(cargaGuardada.get().token) })

let starting: Promise<unknown> | null = null
/** The token, asked for once, when the first file is dropped. */
const ensureCarga = async (): Promise<void> => {
  if (cargaGuardada.get().token !== null) return
  starting ??= invitadosApi
    .iniciarCarga()
    .then(({ token, carga }) => {
      cargaGuardada.keepToken(token)
      queryClient.setQueryData(keyOf(token), carga)
    })
    .finally(() => {
      starting = null
    })
  await starting
}

/** A change; the answer is the upload as the server now judges it, and the screen shows it at once. */
export const changeCarga = (change: Promise<CargaInvitado>): Promise<CargaInvitado> =>
  keepAnswer(
    cargaQuery(cargaGuardada.get().token).queryKey,
    change.catch((error: unknown) => {
      // Over its time in the meantime: the screen says so and how to begin again.
      if (isLost(error)) void refreshCarga()
      throw error
    }),
  )

export const discardCarga = async (): Promise<void> => {
  await invitadosApi.dejarCarga({ headers: headers() }).catch((error: unknown) => {
    if (!isLost(error)) throw error
  })
  cargaGuardada.startOver()
}

export const sendPdfs = async (form: FormData, cfdi?: string) => {
  await ensureCarga()
  return invitadosApi.subirPdfs({ query: { cfdi }, form, headers: headers() })
}

export const saveCarga = async (correo: string): Promise<LoteInvitado> => {
  const lote = await invitadosApi.guardar({ body: { correo }, headers: headers() })
  void refreshCarga()
  return lote
}

/** The lote an upload has become: saving it again answers the same one and changes nothing. */
export const savedQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['invitados', 'lote', token],
    queryFn: () => invitadosApi.guardar({ body: { correo: '' }, headers: headers() }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Archivos = CargaRespuesta['archivos']
/** The same file again is no row of its own: its name is told, and the first one stays. */
const nameRepeated = (archivos: Archivos, antes: readonly string[]): Archivos =>
  archivos.map((archivo, i) => {
    const { id } = archivo
    const repeated = id !== null && [...antes, ...archivos.slice(0, i).map((otro) => otro.id)].includes(id)
    return repeated ? { ...archivo, motivo: invitados.facturasDuplicadas } : archivo
  })

const held = new Map<string, Intake>()
/** The queue of XML files of an upload, for as long as the page lives. */
export function intakeOf(clave: string): Intake {
  const known = held.get(clave)
  if (known) return known
  const guardada = () => queryClient.getQueryData<CargaInvitado>(keyOf(cargaGuardada.get().token))
  // Those there were before a group first left: sent again after an answer that was lost, it may be there itself.
  let antes: readonly string[] | null = null
  const fresh = createIntake({
    clave,
    grupo: maximosInvitado.grupoXml,
    simultaneos: 1,
    prepare: ensureCarga,
    send: async (form) => {
      const ya = antes ?? guardada()?.facturas.map(({ id }) => id) ?? []
      antes = ya
      const answer = await invitadosApi.subirCfdis({ form, headers: headers() }).catch((error: unknown) => {
        if (!isPassing(error)) antes = null
        throw error
      })
      antes = null
      // Judged before its row says it is there, so that the row does not blink.
      await queryClient.fetchQuery({ ...cargaQuery(cargaGuardada.get().token), staleTime: 0 })
      return { ...answer, archivos: nameRepeated(answer.archivos, ya) }
    },
    ordenes: () => guardada()?.facturas.map(({ orden }) => orden) ?? [],
    onIdle: () => void refreshCarga(),
    isFinal: ({ codigo }) => codigo === 'invitadosSinEspacio',
  })
  held.set(clave, fresh)
  return fresh
}
