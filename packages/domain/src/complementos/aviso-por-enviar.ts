import { type Dia, sumarDias } from '../tiempo/dia.ts'

export const clasesDeAviso = ['porVencer', 'vence', 'vencido'] as const
export type ClaseDeAviso = (typeof clasesDeAviso)[number]

/**
 * The reminder whose turn it is: some days before the due day, on it, and once it has passed. A job that did not run for
 * days sends the latest one only.
 */
export function avisoPorEnviar(
  vence: Dia,
  hoy: Dia,
  diasAntes: number,
  enviados: readonly string[],
): ClaseDeAviso | null {
  const turno: ClaseDeAviso | null =
    hoy > vence
      ? 'vencido'
      : hoy === vence
        ? 'vence'
        : hoy >= sumarDias(vence, -diasAntes)
          ? 'porVencer'
          : null
  return turno === null || enviados.includes(turno) ? null : turno
}
