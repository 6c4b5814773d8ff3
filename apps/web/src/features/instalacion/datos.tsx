import { enMontos } from '@valija/contract/en-pesos.ts'
import { styled } from '@mui/material/styles'
import type { Instalacion } from '@valija/contract/instalacion.ts'
import { instalacionPantalla as t } from '@valija/contract/messages/instalacion-pantalla.ts'
import type { ReactNode } from 'react'
import { fechaHora, numero } from '../../lib/formats.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Block, Mono, Stack } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) 1fr',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: c.texto2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})
const Title = styled('h2')({ fontSize: 16, lineHeight: '24px', margin: '0 0 8px', fontWeight: 600 })

function Group({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <PaddedPanel aria-label={title}>
      <Title>{title}</Title>
      <List>
        {rows.map(([name, value]) => (
          <Block key={name} contents>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Block>
        ))}
      </List>
    </PaddedPanel>
  )
}

type Cuentas = Instalacion['porSalir']['correos']
const inWords = (cuentas: Cuentas, names: Record<string, string> = {}): string =>
  cuentas.map(({ clase, n }) => `${names[clase] ?? clase}: ${numero(n)}`).join(' · ') || t.nada

/** Who it is, where it would send to, and what would leave. */
export function Datos({ instalacion }: { instalacion: Instalacion }) {
  const { identidad, restauradaEn, antDiceUuid, destinos, porSalir } = instalacion
  const { envios } = porSalir
  return (
    <Stack>
      <Group
        title={t.titulo}
        rows={[
          [t.identidad, <Mono key="identidad">{identidad}</Mono>],
          [t.restaurada, restauradaEn === null ? t.nunca : fechaHora(restauradaEn)],
          [t.uuidDeAnt, antDiceUuid === null ? t.sinSaber : antDiceUuid ? t.si : t.no],
        ]}
      />
      <Group
        title={t.destinos}
        rows={(['ant', 'sat', 'correo', 'archivos'] as const).map((que) => [
          t.destino[que],
          <Mono key={que}>{destinos[que] || '—'}</Mono>,
        ])}
      />
      {instalacion.armada ? null : (
        <Group
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
