import { useQuery } from '@tanstack/react-query'
import type { CargaInvitado } from '@valija/contract/invitados.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Fila } from '../../ui/facturas/fila.ts'
import { cargaQuery, intakeOf } from './carga-calls.ts'
import { useCargaGuardada } from './carga-kept.ts'
import { isDeReservas } from './por-paso.ts'

const filaDe = (factura: CargaInvitado['facturas'][number]): Fila => ({
  ...factura,
  hallazgos: factura.hallazgos.filter((hallazgo) => !isDeReservas(hallazgo)),
  clave: factura.id,
  motivo: null,
})

/** The upload of this tab: what the server has of it, and the files still on their way. */
export function useCarga() {
  const { clave, token } = useCargaGuardada()
  const { data: carga, error, isFetching, refetch } = useQuery(cargaQuery(token))
  const intake = intakeOf(clave)
  const { filas: local, sinRed } = useSyncExternalStore(intake.subscribe, intake.get)
  useEffect(() => void intake.resume(), [intake])
  const filas = useMemo(() => {
    const enCamino = local
      .filter(({ estado }) => estado === 'espera')
      .map(
        ({ clave: propia, nombre, orden, motivo }): Fila => ({
          clave: propia,
          id: null,
          nombre,
          orden,
          motivo,
          cabecera: null,
          situacion: 'leyendo',
          hallazgos: [],
          sat: null,
        }),
      )
    return [...(carga?.facturas ?? []).map(filaDe), ...enCamino]
  }, [carga, local])
  return {
    token,
    carga,
    error,
    isFetching,
    refetch,
    intake,
    sinRed,
    filas,
    enEspera: local.filter(({ estado }) => estado === 'espera').length,
    subidos: local.filter(({ estado }) => estado !== 'espera').length,
    rechazados: local.filter(({ estado }) => estado === 'error'),
  }
}
export type Carga = ReturnType<typeof useCarga>
