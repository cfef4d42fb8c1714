/** The form of a content file. The rules read all of it from there: a card, an enemy or a tile is data, never code. */

export type Column = 'd' | 'e' | 'f';
export type TrackId = 'food' | 'leaf' | Column;
export type CubeKind = 'food' | 'leaf' | 'fungus';
export type SymbolId = 'Ap' | 'Ag' | 'Fa' | 'Cm' | 'Co' | 'Bu' | 'St' | 'In' | 'Po';
export type Terrain = 'lawn' | 'bed' | 'pond' | 'veg' | 'gravel' | 'wood';
export type TokenKind = 'aphid' | 'sprout' | 'radiator';
export type CardType = 'room' | 'skill' | 'achievement';
export type Area = 'I' | 'II' | 'III';
export type SwarmId = 'low' | 'mid' | 'high';
export type Gain = CubeKind | 'aggression' | 'mutation' | 'wild';
export type PlayMode = 'any' | 'achievementWaive' | 'skillFree';
export type Counter =
  | 'achievements'
  | 'explorers'
  | 'smallRooms'
  | 'kinds'
  | 'enemies'
  | 'eggs-e'
  | 'sprouts'
  | 'under';

/** `paid`: the number of cards just paid. */
export type Count = number | 'paid';

export type Operation =
  | { readonly op: 'gain'; readonly what: Gain; readonly n: Count }
  | { readonly op: 'flight' | 'draw' | 'drawKeep' | 'dig' | 'explore' | 'forage' | 'tuck'; readonly n: Count }
  | { readonly op: 'play'; readonly mode: PlayMode }
  | { readonly op: 'track'; readonly of: readonly TrackId[] }
  | { readonly op: 'room'; readonly size: number }
  | { readonly op: 'token'; readonly kind: readonly TokenKind[]; readonly n: Count; readonly on: 'this' | 'any' }
  | { readonly op: 'moveTokens'; readonly kind: TokenKind; readonly n: Count }
  | { readonly op: 'or'; readonly of: readonly (readonly Operation[])[] }
  | { readonly op: 'per'; readonly counter: Counter; readonly each: number; readonly do: readonly Operation[] }
  | {
      readonly op:
        | 'display'
        | 'search'
        | 'object'
        | 'raise'
        | 'convert'
        | 'larva'
        | 'defeat'
        | 'scent'
        | 'incubation'
        | 'empty'
        | 'eggShift';
    };

export type OperationName = Operation['op'];
export type OperationOf<O extends OperationName> = Operation & { readonly op: O };

export type Need =
  | { readonly need: 'symbol'; readonly of: SymbolId; readonly n: number }
  | { readonly need: 'cubes'; readonly of: CubeKind; readonly n: number }
  | { readonly need: 'map'; readonly of: 'e' | 'f'; readonly n: number }
  | { readonly need: 'ants'; readonly of: Column; readonly n: number }
  | { readonly need: 'eggs' | 'built' | 'deeds' | 'rooms' | 'pheromones' | 'swarms'; readonly n: number };

export type Cost =
  | { readonly food: number }
  | { readonly leaf: number }
  | { readonly cards: readonly [number, number] }
  | { readonly token: TokenKind; readonly n: number; readonly from: 'this' | 'any' };

export type StandingRule =
  | { readonly rule: 'discount'; readonly type: CardType; readonly leaf: number }
  | { readonly rule: 'bigger'; readonly by: number }
  | { readonly rule: 'spend'; readonly token: TokenKind; readonly as: 'food' | 'leaf' }
  | {
      readonly rule: 'symbol';
      readonly symbol: SymbolId;
      readonly n: number;
      readonly counter?: Counter;
      readonly each?: number;
    }
  | { readonly rule: 'anyTile' };

export interface EndEffect {
  readonly vp: number;
  readonly counter: Counter;
  readonly each: number;
}

export type Effect =
  | { readonly kind: 'instant'; readonly do: readonly Operation[] }
  | { readonly kind: 'incubation'; readonly pay?: Cost; readonly do: readonly Operation[] }
  | { readonly kind: 'trigger'; readonly on: string; readonly do: readonly Operation[] }
  | { readonly kind: 'free'; readonly pay: Cost; readonly do: readonly Operation[] }
  | ({ readonly kind: 'rule' } & StandingRule)
  | ({ readonly kind: 'end' } & EndEffect);

export interface CardDesign {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly size: number;
  readonly leaf: number;
  readonly needs: readonly Need[];
  readonly symbols: readonly SymbolId[];
  readonly vp: number;
  readonly effects: readonly Effect[];
}

export interface AbilityDesign {
  readonly id: string;
  readonly row: number;
  readonly vp: number;
  readonly effects: readonly Effect[];
}

export interface EnemyDesign {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly difficulty: number;
  readonly needs: readonly Need[];
}

export interface NestDesign {
  readonly id: string;
  readonly name: string;
  readonly start: readonly string[];
  readonly squares: readonly {
    readonly id: string;
    readonly row: number;
    readonly col: number;
    readonly area: Area;
    readonly bonus: readonly Operation[];
  }[];
  readonly stones: readonly { readonly id: string; readonly row: number; readonly col: number }[];
}
