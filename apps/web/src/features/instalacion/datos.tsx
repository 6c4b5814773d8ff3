import { enMontos } from '@valija/contract/en-pesos.ts'
import type { Instalacion } from '@valija/contract/instalacion.ts'
import { instalacionPantalla as t } from '@valija/contract/messages/instalacion-pantalla.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { fechaHora, numero } from '../../lib/formats.ts'
import { Mono, Stack } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'

type Cuentas = Instalacion['porSalir']['correos']
const inWords = (cuentas: Cuentas, names: Record<string, string> = {}): string =>
  cuentas.map(({ clase, n }) => `${wordOf(names, clase)}: ${numero(n)}`).join(' · ') || t.nada

/** Who it is, where it would send to, and what would leave. */
export function Datos({ instalacion }: { instalacion: Instalacion }) {
  const { identidad, restauradaEn, antDiceUuid, destinos, porSalir } = instalacion
  const { envios } = porSalir
  return (
    <Stack>
      <Section
        pairs="fit"
        title={t.titulo}
        rows={[
          [t.identidad, <Mono key="identidad">{identidad}</Mono>],
          [t.restaurada, restauradaEn === null ? t.nunca : fechaHora(restauradaEn)],
          [t.uuidDeAnt, antDiceUuid === null ? t.sinSaber : antDiceUuid ? t.si : t.no],
        ]}
      />
      <Section
        pairs="fit"
        title={t.destinos}
        rows={(['ant', 'sat', 'correo', 'archivos'] as const).map((que) => [
          t.destino[que],
          <Mono key={que}>{destinos[que] || '—'}</Mono>,
        ])}
      />
      {instalacion.armada ? null : (
        <Section
          pairs="fit"
          title={t.porSalir}
          rows={[
            [t.correos, inWords(porSalir.correos, t.claseDeCorreo)],
            [
              t.envios,
              envios.facturas === 0 ? t.nada : t.enviosTexto({ ...envios, importe: enMontos(envios.montos) }),
            ],
            [t.eliminaciones, inWords(porSalir.eliminaciones, t.claseDeEliminacion)],
            [t.trabajos, inWords(porSalir.trabajos)],
          ]}
        />
      )}
    </Stack>
  )
}
