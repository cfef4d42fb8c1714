/** The rest of a content file: the map, the tracks and the numbers. */
import type {
  AbilityDesign,
  Area,
  CardDesign,
  CubeKind,
  EnemyDesign,
  Need,
  NestDesign,
  Operation,
  SwarmId,
  SymbolId,
  Terrain,
  TrackId,
} from './content-file.ts';

export interface HexDesign {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly strength: number;
  readonly cube: CubeKind;
  readonly cubes: number;
  readonly bonus: readonly Operation[];
  readonly object: boolean;
  readonly start: boolean;
  readonly corners: readonly number[];
  readonly next: readonly string[];
}

export interface CornerDesign {
  readonly id: number;
  readonly hexes: readonly string[];
  readonly next: readonly number[];
  readonly red: boolean;
  readonly bonus: readonly Operation[];
  readonly x: number;
  readonly y: number;
}

export interface MapDesign {
  readonly hexes: readonly HexDesign[];
  readonly corners: readonly CornerDesign[];
}

interface Named<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

export interface Cubes {
  readonly food: number;
  readonly leaf: number;
  readonly fungus: number;
}

export interface QueenDesign {
  readonly id: string;
  readonly name: string;
  readonly start: Cubes;
  readonly discs?: number;
  readonly symbols?: readonly SymbolId[];
  readonly spaces?: number;
  readonly prices?: readonly number[];
  readonly stoneVp?: readonly number[];
}

/** By the number of players, as text. */
type ByPlayers<T> = Readonly<Record<string, T>>;
type TrackSquares = Readonly<Record<TrackId, number>>;

export interface ContentFile {
  readonly content: number;
  readonly symbols: readonly Named<SymbolId>[];
  readonly specialisations: readonly Named<string>[];
  readonly terrains: readonly Named<Terrain>[];
  readonly constants: {
    readonly discs: number;
    readonly store: number;
    readonly storeMalus: readonly number[];
    readonly debtVp: number;
    readonly debtMax: number;
    readonly maxStrength: number;
    readonly displayRows: readonly string[];
    readonly displayColumns: number;
    readonly boostFood: number;
    readonly convertFood: number;
    readonly dealOpenings: number;
    readonly dealQueensRooms: number;
    readonly keepCards: number;
    readonly introStart: Cubes;
    readonly roundCap: Readonly<Record<string, number>>;
  };
  readonly tracks: {
    readonly ids: readonly TrackId[];
    readonly squares: number;
    readonly production: readonly number[];
    readonly vp: readonly number[];
    readonly start: TrackSquares;
    readonly introStart: TrackSquares;
  };
  readonly flight: {
    readonly last: number;
    readonly bonuses: readonly { readonly square: number; readonly do: readonly Operation[] }[];
    readonly swarms: readonly {
      readonly id: SwarmId;
      readonly square: number;
      readonly values: ByPlayers<readonly number[]>;
    }[];
  };
  readonly stars: {
    readonly vp: readonly number[];
    readonly rooms: readonly Area[];
    readonly pheromones: readonly number[];
    readonly achievements: readonly number[];
    readonly track: Readonly<Record<string, ByPlayers<number>>>;
  };
  readonly rooms: readonly {
    readonly size: number;
    readonly stock: number;
    readonly shape: readonly (readonly [number, number])[];
  }[];
  readonly nests: readonly NestDesign[];
  readonly incubationSets: readonly {
    readonly id: string;
    readonly tiles: readonly { readonly id: string; readonly needs: readonly Need[] }[];
  }[];
  readonly abilities: readonly AbilityDesign[];
  readonly enemies: readonly EnemyDesign[];
  readonly leafTiles: readonly { readonly id: string; readonly do: readonly Operation[] }[];
  readonly objects: readonly {
    readonly id: string;
    readonly name: string;
    readonly vp: number;
    readonly do: readonly Operation[];
  }[];
  readonly queens: readonly QueenDesign[];
  readonly maps: ByPlayers<MapDesign>;
  readonly baseCopies: readonly string[];
  readonly baseCards: readonly CardDesign[];
  readonly openings: readonly CardDesign[];
  readonly queensRooms: readonly CardDesign[];
}
