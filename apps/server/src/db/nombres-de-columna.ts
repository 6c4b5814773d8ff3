import {
  CamelCasePlugin,
  type KyselyConfig,
  type PluginTransformQueryArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'
import type { Pool } from 'pg'

/**
 * Names are `fechaCreacion` here and `fecha_creacion` there. They are spelt as a question is written down, so that it is not
 * copied whole before; what lies inside a value of JSON keeps its own.
 */
class Nombres extends CamelCasePlugin {
  columnaDe(name: string): string {
    return this.snakeCase(name)
  }
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }
  protected override mapRow(row: Record<string, unknown>): Record<string, unknown> {
    const named: Record<string, unknown> = {}
    for (const column of Object.keys(row)) named[this.camelCase(column)] = row[column]
    return named
  }
}

const nombres = new Nombres()

class Compilador extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(nombres.columnaDe(name))
  }
}

class Dialecto extends PostgresDialect {
  override createQueryCompiler(): Compilador {
    return new Compilador()
  }
}

export const nombresDeColumna = (pool: Pool): KyselyConfig => ({
  dialect: new Dialecto({ pool }),
  plugins: [nombres],
})
